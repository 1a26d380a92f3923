# Hoe de stenen van een afgelopen spel getrokken zijn
shuffle-checking = Nagaan hoe de stenen getrokken zijn…
shuffle-kept = De stenen zijn getrokken zoals vóór het spel beloofd.
shuffle-unseen = De stenen volgen uit de vingerafdruk, maar deze browser zag die pas toen het spel al bezig was: of ze er daarvoor al was, weet hij niet.
shuffle-left-out = De stenen volgen uit de vingerafdruk, maar zonder het aandeel van deze browser: dat kwam te laat of is weggelaten.
shuffle-changed = Dit is niet wat vóór het spel beloofd werd: toen werd een andere vingerafdruk getoond.
shuffle-broken = De stenen zijn niet getrokken zoals beloofd: ze volgen niet uit het geheim en ieders aandeel.
shuffle-commitment = Vingerafdruk (SHA-256) van het geheim van de server
shuffle-promised = Vingerafdruk die deze browser vóór het spel zag
shuffle-part = Aandeel van { $name }
shuffle-no-part = geen
shuffle-secret = Het geheim van de server
