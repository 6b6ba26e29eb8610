"""A computer player for Affray in Python, with the standard library alone: it strikes if it can, else does anything.

affray watch foeman duel --side Blue="program:python3 examples/bots/bot.py"
"""

import json
import random
import sys

STRIKES = ("strike", "shoot", "fire", "throw", "cast", "contact", "melee")

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if message["protocol"] != 1:
            sys.exit("this bot speaks protocol 1")
        dice = random.Random(message["seed"])
    elif message["type"] == "question":
        if message.get("seed") is not None:
            dice = random.Random(message["seed"])
        answers = message["answers"] or message["extra"]
        strikes = [answer for answer in answers if answer.split()[0] in STRIKES]
        wanted = strikes if strikes and dice.random() < 0.8 else answers
        reply = {"n": message["n"], "answer": dice.choice(wanted)}
        if message.get("reasons"):
            reply["reasons"] = [{"answer": reply["answer"], "worth": 1.0}]
        print(json.dumps(reply), flush=True)
