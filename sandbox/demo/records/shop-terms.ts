/** Legal pages of the demo shop: realistic in form, written for a house that does not exist. */
import type { Texts } from './texts.ts';

export const termsText: Texts = {
	de: `Diese Bedingungen gelten für alle Bestellungen, die Verbraucherinnen und Verbraucher über unser Schaufenster bei der Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, aufgeben.

## Vertragsschluss

Die Darstellung der Stücke im Schaufenster ist noch kein bindendes Angebot. Mit dem Absenden der Bestellung geben Sie ein Angebot ab; wir bestätigen den Eingang sofort per E-Mail. Der Vertrag kommt zustande, wenn wir die Annahme erklären, spätestens mit dem Versand. Vertragssprachen sind Deutsch, Englisch und Französisch. Den Text Ihrer Bestellung speichern wir und senden ihn Ihnen zusammen mit diesen Bedingungen zu.

## Preise

Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer. Hinzu kommen die Versandkosten, die unter [Versand und Zahlung](/versand-und-zahlung) stehen und vor dem Absenden noch einmal genannt werden. Stücke ohne Preisangabe verkaufen wir nur nach persönlicher Absprache.

## Lieferung und Verfügbarkeit

Vorrätige Stücke versenden wir innerhalb der beim Stück genannten Zeit. Ist ein Stück nachbestellbar, nennen wir die Zeit, bis es bei uns eintrifft. Stellt sich nach der Bestellung heraus, dass ein Stück nicht mehr lieferbar ist, sagen wir Ihnen das ohne Verzug und erstatten bereits gezahlte Beträge.

## Eigentumsvorbehalt

Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum.

## Gravuren und Maßanfertigungen

Für Gravuren und Größenänderungen gilt die Schreibweise, die Sie in der Bestellung angeben. Für Ware, die nach Ihren Angaben angefertigt oder eindeutig auf Ihre Bedürfnisse zugeschnitten ist, besteht kein Widerrufsrecht; wir weisen vor der Bestellung darauf hin.

## Gewährleistung

Es gelten die gesetzlichen Mängelrechte. Für neue Ware verjähren sie zwei Jahre nach der Lieferung. Bei mechanischen Uhren ist eine Gangabweichung im Rahmen der Herstellerangaben kein Mangel. Garantien der Hersteller bestehen daneben; ihre Bedingungen liegen der Ware bei.

## Batterien

Uhren mit Batterie dürfen nicht in den Hausmüll. Sie können leere Batterien unentgeltlich bei uns abgeben; ausgebaut werden sie, während Sie warten.

## Haftung

Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden.

## Streitbeilegung

Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Sprechen Sie mit uns: Bisher haben wir noch immer eine Lösung gefunden.

## Anwendbares Recht

Es gilt deutsches Recht; zwingende Schutzvorschriften des Staates, in dem Sie gewöhnlich leben, bleiben unberührt.

*Stand: März 2026*`,
	en: `These terms apply to all orders that consumers place through our shop window with Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, Germany.

## Conclusion of contract

Showing a piece in the shop window is not yet a binding offer. By sending your order you make an offer; we confirm its receipt at once by e-mail. The contract is concluded when we declare acceptance, at the latest on dispatch. Contract languages are German, English and French. We store the text of your order and send it to you together with these terms.

## Prices

All prices are final prices in euro and include statutory VAT. Shipping is added; the costs are given under [shipping and payment](/versand-und-zahlung) and once more before you send the order. Pieces without a price are sold by personal agreement only.

## Delivery and availability

Pieces in stock are dispatched within the time given with the piece. Where a piece can be reordered, we name the time until it reaches us. Should a piece turn out to be unavailable after you have ordered, we will tell you without delay and refund what you have paid.

## Retention of title

The goods remain our property until paid in full.

## Engraving and made-to-measure work

For engraving and resizing, the spelling given in your order applies. There is no right of withdrawal for goods made to your specification or clearly tailored to your needs; we point this out before you order.

## Warranty

Statutory rights apply in the case of defects. For new goods they lapse two years after delivery. With mechanical watches, a deviation within the maker’s stated limits is not a defect. Makers’ guarantees exist alongside; their conditions are enclosed with the goods.

## Batteries

Watches with a battery do not belong in household waste. You can return empty batteries to us free of charge; we remove them while you wait.

## Liability

We are liable without limit for intent and gross negligence and for injury to life, body and health. For slight negligence we are liable only for breach of essential duties, limited to the foreseeable damage.

## Dispute resolution

We are neither obliged nor willing to take part in proceedings before a consumer arbitration board. Talk to us: so far we have always found a solution.

## Applicable law

German law applies; mandatory protection under the law of the country in which you usually live remains unaffected.

*As of March 2026*`,
	fr: `Les présentes conditions s’appliquent à toutes les commandes passées par des consommateurs dans notre vitrine auprès de Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, Allemagne.

## Conclusion du contrat

La présentation des pièces dans la vitrine ne constitue pas encore une offre ferme. En envoyant votre commande, vous faites une offre ; nous en confirmons aussitôt la réception par courriel. Le contrat est conclu lorsque nous déclarons l’accepter, au plus tard lors de l’expédition. Les langues du contrat sont l’allemand, l’anglais et le français. Nous conservons le texte de votre commande et vous l’adressons avec les présentes conditions.

## Prix

Tous les prix sont des prix définitifs en euros, TVA légale comprise. S’y ajoutent les frais de livraison, indiqués sous [livraison et paiement](/versand-und-zahlung) et rappelés avant l’envoi. Les pièces sans prix ne sont vendues que sur accord personnel.

## Livraison et disponibilité

Les pièces en stock sont expédiées dans le délai indiqué. Lorsqu’une pièce peut être recommandée, nous indiquons le délai jusqu’à son arrivée chez nous. Si une pièce se révèle indisponible après la commande, nous vous en informons sans délai et remboursons les sommes versées.

## Réserve de propriété

La marchandise reste notre propriété jusqu’au paiement complet.

## Gravures et travaux sur mesure

Pour les gravures et les mises à taille, l’orthographe indiquée dans la commande fait foi. Il n’existe pas de droit de rétractation pour les biens confectionnés selon vos indications ou nettement personnalisés ; nous le signalons avant la commande.

## Garantie légale

Les droits légaux en cas de défaut s’appliquent. Pour les biens neufs, ils se prescrivent par deux ans après la livraison. Pour les montres mécaniques, un écart de marche dans les limites indiquées par le fabricant n’est pas un défaut. Les garanties des fabricants s’y ajoutent ; leurs conditions accompagnent la marchandise.

## Piles

Les montres à pile ne doivent pas être jetées avec les ordures ménagères. Vous pouvez nous rapporter gratuitement les piles usagées ; nous les retirons pendant que vous patientez.

## Responsabilité

Nous répondons sans limite du dol et de la faute lourde ainsi que des atteintes à la vie, au corps et à la santé. En cas de faute légère, nous ne répondons que de la violation d’obligations essentielles, dans la limite du dommage prévisible.

## Règlement des litiges

Nous ne sommes ni tenus ni disposés à participer à une procédure devant un organisme de médiation de la consommation. Parlez-nous : jusqu’ici, nous avons toujours trouvé une solution.

## Droit applicable

Le droit allemand s’applique ; la protection impérative du pays où vous résidez habituellement demeure réservée.

*Version de mars 2026*`,
};

export const shippingText: Texts = {
	de: `Wir liefern nach Deutschland, Österreich, Frankreich, Luxemburg und in die Schweiz. Jedes Paket ist bis zum vollen Warenwert versichert und wird nur gegen Unterschrift übergeben.

## Versandkosten

| Versandart | Ziel | Kosten | Laufzeit |
| --- | --- | --- | --- |
| Abholung am Kornmarkt | Hallstedt | kostenlos | ab dem nächsten Werktag |
| Wertpaket | Deutschland | 5,90 € | 1 bis 2 Werktage |
| Wertpaket | Europäische Union | 14,90 € | 3 bis 6 Werktage |
| Wertkurier | Schweiz | 29,00 € | 3 bis 5 Werktage |
| Bote | Hallstedt | 5,90 € | am selben Werktag |

Zur Laufzeit kommt die Zeit bis zum Versand, die bei jedem Stück steht. Für Lieferungen in die Schweiz können Zoll und Einfuhrsteuer anfallen.

## Zahlungsarten

- **Vorkasse** per Überweisung; wir versenden nach Eingang der Zahlung.
- **PayPal**, wählbar im Schritt „Zahlung“ der Bestellung.
- **Später bezahlen** mit Klarna, im selben Schritt, vorbehaltlich der Prüfung durch Klarna.
- **Bar oder mit Karte** bei Abholung.

Für keine Zahlungsart berechnen wir einen Aufschlag.

## Geschenkverpackung

Auf Wunsch verpacken wir für 4,50 € in Papier aus der Hallstedter Papiermühle und legen eine von Hand geschriebene Karte bei. Die Rechnung liegt dem Paket dann nicht bei, sie kommt per E-Mail.

## Rückfragen

Wo Ihr Paket ist, sagen wir Ihnen gern: [Kontakt](/kontakt).`,
	en: `We deliver to Germany, Austria, France, Luxembourg and Switzerland. Every parcel is insured to its full value and handed over against signature only.

## Shipping costs

| Method | Destination | Cost | Transit time |
| --- | --- | --- | --- |
| Collection from the Kornmarkt | Hallstedt | free | from the next working day |
| Insured parcel | Germany | €5.90 | 1 to 2 working days |
| Insured parcel | European Union | €14.90 | 3 to 6 working days |
| Secure courier | Switzerland | €29.00 | 3 to 5 working days |
| Messenger | Hallstedt | €5.90 | the same working day |

The time until dispatch, given with each piece, is added to the transit time. Customs duty and import tax may be due for deliveries to Switzerland.

## Payment

- **Prepayment** by bank transfer; we dispatch once the payment has arrived.
- **PayPal**, to be chosen in the order’s step “Payment”.
- **Pay later** with Klarna, in the same step, subject to Klarna’s check.
- **Cash or card** on collection.

We charge no supplement for any method of payment.

## Gift wrapping

If you wish, we wrap for €4.50 in paper from the Hallstedt paper mill and enclose a card written by hand. The invoice then does not travel with the parcel but comes by e-mail.

## Questions

We will gladly tell you where your parcel is: [contact](/kontakt).`,
	fr: `Nous livrons en Allemagne, en Autriche, en France, au Luxembourg et en Suisse. Chaque colis est assuré à sa pleine valeur et remis uniquement contre signature.

## Frais de livraison

| Mode | Destination | Frais | Délai |
| --- | --- | --- | --- |
| Retrait sur le Kornmarkt | Hallstedt | gratuit | dès le jour ouvré suivant |
| Colis assuré | Allemagne | 5,90 € | 1 à 2 jours ouvrés |
| Colis assuré | Union européenne | 14,90 € | 3 à 6 jours ouvrés |
| Coursier sécurisé | Suisse | 29,00 € | 3 à 5 jours ouvrés |
| Livreur | Hallstedt | 5,90 € | le jour ouvré même |

À ce délai s’ajoute le temps avant expédition indiqué pour chaque pièce. Des droits de douane et taxes d’importation peuvent être dus pour la Suisse.

## Moyens de paiement

- **Paiement d’avance** par virement ; nous expédions dès réception.
- **PayPal**, à choisir à l’étape « Paiement » de la commande.
- **Payer plus tard** avec Klarna, à la même étape, sous réserve du contrôle de Klarna.
- **Espèces ou carte** lors du retrait.

Aucun moyen de paiement n’entraîne de supplément.

## Emballage cadeau

Sur demande, nous emballons pour 4,50 € dans un papier du moulin de Hallstedt et joignons une carte écrite à la main. La facture ne voyage alors pas avec le colis : elle est envoyée par courriel.

## Questions

Nous vous disons volontiers où se trouve votre colis : [contact](/kontakt).`,
};

export const withdrawalText: Texts = {
	de: `## Widerrufsbelehrung

### Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, Telefon 030 23125934, E-Mail laden@juwelier-weidenbach.example) mittels einer eindeutigen Erklärung über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Sie können Ihr Widerrufsrecht auch online ausüben, mit der Funktion „[Vertrag widerrufen](/vertrag-widerrufen)“, die auf jeder Seite dieser Website steht. Nutzen Sie diese Funktion, so bestätigen wir Ihnen den Eingang Ihres Widerrufs unverzüglich per E-Mail, mit seinem Inhalt, dem Datum und der Uhrzeit.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

### Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden oder zu übergeben. Wir tragen die Kosten der Rücksendung und senden Ihnen dafür einen versicherten Paketschein.

Für einen etwaigen Wertverlust der Waren müssen Sie nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

### Ausschluss des Widerrufsrechts

Das Widerrufsrecht besteht nicht bei Waren, die nach Ihren Angaben angefertigt oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind, zum Beispiel bei gravierten Ringen, sowie bei Ohrschmuck, der aus Gründen der Hygiene versiegelt geliefert und dessen Siegel nach der Lieferung entfernt wurde.

## Muster-Widerrufsformular

Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.

- An Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, laden@juwelier-weidenbach.example
- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)
- Bestellt am (*) / erhalten am (*)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

(*) Unzutreffendes streichen.`,
	en: `## Instructions on withdrawal

### Right of withdrawal

You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.

To exercise the right of withdrawal, you must inform us (Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, Germany, phone +49 30 23125934, e-mail laden@juwelier-weidenbach.example) of your decision to withdraw from this contract by an unequivocal statement. You may use the model withdrawal form below, but it is not obligatory.

You can also exercise your right of withdrawal online, by the function “[Withdraw from contract](/vertrag-widerrufen)”, which is on every page of this website. If you use this function, we will confirm the receipt of your withdrawal to you by e-mail without delay, with its content, the date and the time.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

### Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw. We will carry out the reimbursement using the same means of payment as you used for the initial transaction. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent them back.

You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal to us. We bear the cost of returning the goods and send you an insured label for it.

You are only liable for any diminished value of the goods resulting from handling other than what is necessary to establish their nature, characteristics and functioning.

### Exclusion of the right of withdrawal

There is no right of withdrawal for goods made to your specifications or clearly personalised, such as engraved rings, nor for earrings that are delivered sealed for reasons of hygiene and were unsealed after delivery.

## Model withdrawal form

Complete and return this form only if you wish to withdraw from the contract.

- To Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, Germany, laden@juwelier-weidenbach.example
- I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)
- Ordered on (*) / received on (*)
- Name of consumer(s)
- Address of consumer(s)
- Signature of consumer(s) (only if this form is notified on paper)
- Date

(*) Delete as appropriate.`,
	fr: `## Instructions relatives à la rétractation

### Droit de rétractation

Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prenez physiquement possession du bien.

Pour exercer le droit de rétractation, vous devez nous notifier (Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, Allemagne, téléphone +49 30 23125934, courriel laden@juwelier-weidenbach.example) votre décision de rétractation au moyen d’une déclaration dénuée d’ambiguïté. Vous pouvez utiliser le modèle de formulaire ci-dessous, mais ce n’est pas obligatoire.

Vous pouvez aussi exercer votre droit de rétractation en ligne, par la fonction « [Se rétracter du contrat](/vertrag-widerrufen) », présente sur chaque page de ce site. Si vous utilisez cette fonction, nous vous confirmerons sans retard la réception de votre rétractation par courriel, avec son contenu, la date et l’heure.

Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai.

### Effets de la rétractation

En cas de rétractation de votre part, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi un mode de livraison autre que le mode standard moins coûteux que nous proposons), sans retard excessif et au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui de la transaction initiale. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou que vous ayez fourni une preuve d’expédition.

Vous devrez renvoyer ou rendre le bien sans retard excessif et au plus tard quatorze jours après nous avoir communiqué votre décision. Nous prenons en charge les frais de renvoi et vous adressons une étiquette assurée.

Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour en établir la nature, les caractéristiques et le bon fonctionnement.

### Exclusion du droit de rétractation

Le droit de rétractation est exclu pour les biens confectionnés selon vos spécifications ou nettement personnalisés, par exemple les bagues gravées, ainsi que pour les boucles d’oreilles livrées scellées pour des raisons d’hygiène et descellées après la livraison.

## Modèle de formulaire de rétractation

Veuillez compléter et renvoyer ce formulaire uniquement si vous souhaitez vous rétracter du contrat.

- À l’attention de Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, Allemagne, laden@juwelier-weidenbach.example
- Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien ci-dessous (*)
- Commandé le (*) / reçu le (*)
- Nom du (des) consommateur(s)
- Adresse du (des) consommateur(s)
- Signature du (des) consommateur(s) (uniquement en cas de notification sur papier)
- Date

(*) Rayez la mention inutile.`,
};
