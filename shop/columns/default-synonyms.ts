/** Words that visitors of a jeweller type for others, where the settings have none of their own. In the notation of `shop/content/parse-synonyms.ts`. */
import type { PerLanguage } from '../../site/languages.ts';

export const defaultSynonyms: PerLanguage<string> = {
	de: `Ohrringe, Ohrschmuck
Ohrringe, Ohrschmuck = Ohrstecker, Ohrhänger, Creolen, Stecker
Creolen, Kreolen
Ohrstecker, Stecker
Eheringe, Trauringe, Hochzeitsringe, Partnerringe, Freundschaftsringe
Verlobungsringe, Antragsringe, Solitärringe
Halskette, Halsschmuck, Kette, Collier
Anhänger, Medaillon, Pendant
Armband, Armschmuck, Armreif, Armkette
Armbanduhr, Damenuhr, Herrenuhr, Damenarmbanduhr, Herrenarmbanduhr, Uhr für Damen, Uhr für Herren = Uhr
Automatikuhr, Automatik = mechanische Uhren
Taucheruhr, Diver
Rotgold, Roségold, Rosegold
Brillant, Diamant
Gravur, Monogramm, gravieren, graviert, Gravieren lassen
Schmuck = Ringe, Ohrschmuck, Kette, Armschmuck, Perlen
Perlenschmuck = Perlen
Geschenk, Geschenkidee, Geschenkgutschein
Ringgröße, Ringmaß, Ringweite
Rückgabe, Widerruf, Retoure, Umtausch, Rücksendung, zurückgeben
Öffnungszeiten, geöffnet, offen, Kontakt, Anfahrt
Versand, Lieferung, Versandkosten, Lieferzeit
Zahlung, Bezahlung, Zahlungsarten
Reparatur, Werkstatt, Service, Batteriewechsel, Umarbeitung`,
	en: `jewelry, jewellery
jewelry, jewellery = rings, earrings, necklaces, bracelets, pearls
wedding ring, wedding band
engagement ring, proposal ring, solitaire
earrings, ear studs, studs, hoops, drops
necklace, chain, pendant, collier
bracelet, bangle
mens watch, men’s watch, gents watch, ladies watch, women’s watch, womens watch, wristwatch, wrist watch = watch
dive watch, diver, divers watch, diver’s watch = diving watches
automatic watch = mechanical watches
rose gold, red gold, pink gold
diamond, brilliant
engraving, engraved, engrave, engravable, monogram
gold ring = gold rings
gift, present
ring size, ring sizing, ring gauge
return, returns, refund, exchange, withdrawal, send back
opening hours, open, opening times, hours, contact, directions
shipping, delivery, postage
payment, pay, payment methods
repair, workshop, service, battery`,
	fr: `bijou, bijouterie = bague, boucles d’oreilles, collier, bracelet, perles
alliance, bague de mariage, anneau de mariage
bague de fiançailles, solitaire
boucles d’oreilles, puces d’oreilles, créoles, clous d’oreilles
collier, chaîne, pendentif, sautoir
bracelet, jonc, gourmette
montre homme, montre femme, montre pour homme, montre pour femme, montre-bracelet = montre
montre de plongée, plongeuse
montre automatique = montres mécaniques
or rose, or rouge
diamant, brillant
gravure, graver, gravé, gravée, monogramme
cadeau, idée cadeau
taille de bague, tour de doigt, baguier
retour, rétractation, remboursement, échange, renvoyer
heures d’ouverture, horaires, ouvert, contact, itinéraire
livraison, expédition, frais de port
paiement, payer, moyens de paiement
réparation, atelier, service, pile`,
};
