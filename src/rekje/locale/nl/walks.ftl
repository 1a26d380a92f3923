walks-heap = Op tafel liggen { $count } stenen; zoeken kan tot { $most }.
walks-word = “{ $word }” kan geen slang worden: een woord heeft 1 tot 21 letters uit de lettervoorraad.
walks-question = Hierin kan niet gezocht worden: { $why }.
