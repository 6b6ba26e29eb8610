// Light or dark, as chosen here before; the theme's own switch writes it.
document.body.dataset.theme = localStorage.getItem("theme") || "auto";
