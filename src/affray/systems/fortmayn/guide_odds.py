def prospects(state, question, target=""):
    return ()
def promise(state, question, answer):
    return ()
