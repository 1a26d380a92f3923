# De pagina als app op het apparaat
app-about = De tafel voor bordspellen met letters: met vrienden, met de computer, of om de stand bij te houden van een spel op tafel.
app-play = Spelen
app-keep = Score bijhouden
app-games = Mijn spellen
