/** Questions in French; a shop in French has its buttons in German. */
import type { QuestionWords } from './question.ts';

export const french: QuestionWords = {
	unreadable_file: (_, detail) => [
		`Le fichier est illisible, rien n’en est comptabilisé : ${detail}`,
		'Veuillez le télécharger de nouveau auprès de la banque, de préférence en CAMT.053, et l’importer.',
	],
	unreadable: (_, detail) => [
		`Cette ligne est illisible : ${detail}`,
		'Veuillez regarder dans votre banque en ligne. S’il s’agit d’un paiement, signalez-le auprès de la commande par « Geld ist da ».',
	],
	other_account: (_, detail) => [
		`Non comptabilisé : le relevé est celui d’un autre compte (${detail}).`,
		'Veuillez importer le relevé du compte de la boutique. Si celui-ci en est un aussi, dites-le à l’exploitant du site.',
	],
	unknown_account: (_, detail) => [
		`Non comptabilisé : le compte de la boutique n’est pas connu ; ce relevé est celui du compte ${detail}.`,
		'Veuillez saisir les coordonnées bancaires dans les réglages de la boutique.',
	],
	pending: (orders) => [
		`Non comptabilisé : la banque n’a encore que prénoté ce paiement${orders && ` (commande ${orders})`}.`,
		'Veuillez importer un nouveau relevé dans quelques jours. N’expédiez rien avant.',
	],
	information: () => ['Non comptabilisé : simple information de la banque.', 'Rien à faire.'],
	outgoing: (orders) => [
		`Non comptabilisé : l’argent est sorti${orders && ` et nomme la commande ${orders}`}.`,
		orders
			? 'S’il s’agit d’un remboursement, donnez l’ordre « Erstattung ist überwiesen ». Sinon, notez-le auprès de la commande.'
			: 'Rien à faire.',
	],
	refund_sent: (orders) => [`Sortie : le remboursement de la commande ${orders}, déjà comptabilisé.`, 'Rien à faire.'],
	payment_returned: (orders) => [
		`La banque a repris un paiement : la commande ${orders} est de nouveau ouverte.`,
		'N’expédiez plus rien. Écrivez à l’acheteur, ou annulez la commande ; notez-le ensuite.',
	],
	refund_returned: (orders) => [
		`Un remboursement est revenu : la commande ${orders} est de nouveau à rembourser.`,
		'Veuillez demander un compte à l’acheteur et rembourser encore une fois.',
	],
	return_unmatched: (orders) => [
		`Non comptabilisé : c’est une contre-passation${orders && ` qui nomme la commande ${orders}`}, et rien de ce montant n’y est comptabilisé.`,
		'Veuillez regarder dans votre banque en ligne, et notez-le auprès de la commande.',
	],
	future: () => ['Non comptabilisé : la date est dans le futur.', 'Veuillez importer un nouveau relevé ce jour-là.'],
	undated: () => [
		'Non comptabilisé : l’écriture n’a pas de date.',
		'Veuillez regarder dans votre banque en ligne, et signalez le paiement par « Geld ist da ».',
	],
	currency: (orders, detail) => [
		`Non comptabilisé : le montant est en ${detail}${orders && ` (commande ${orders})`}.`,
		'Veuillez regarder combien d’euros sont arrivés, et signalez ce montant par « Geld ist da ».',
	],
	parts: (orders, detail) => [
		`Non comptabilisé : les montants font ${detail} et non la somme de l’écriture${orders && ` (commande ${orders})`}.`,
		'Veuillez regarder chaque paiement dans votre banque en ligne, et signalez-le par « Geld ist da ».',
	],
	parts_unsaid: (orders) => [
		`Non comptabilisé : l’écriture collective ne dit pas combien est arrivé pour la commande ${orders}.`,
		'Veuillez regarder chaque paiement dans votre banque en ligne, et signalez-le par « Geld ist da ».',
	],
	no_order: () => [
		'Non comptabilisé : aucune commande n’est nommée.',
		'Rien à faire, sauf si c’est pour une commande : signalez-le par « Geld ist da ».',
	],
	likely_order: (orders) => [
		`Non comptabilisé : aucune commande n’est nommée, mais montant et nom sont ceux de la commande ${orders}.`,
		`Si c’est pour elle, signalez-le auprès de la commande ${orders} par « Geld ist da ». Sinon, notez-le.`,
	],
	unknown_order: (orders) => [
		`Non comptabilisé : la commande ${orders} n’existe pas.`,
		'Veuillez demander pour quoi c’était, et signalez-le auprès de la bonne commande par « Geld ist da ».',
	],
	several_orders: (orders) => [
		`Non comptabilisé : le paiement nomme plusieurs commandes (${orders}).`,
		'Veuillez signaler auprès de chacune son montant par « Geld ist da ».',
	],
	doubtful_order: (orders) => [
		`Non comptabilisé : il s’agit peut-être de la commande ${orders}.`,
		'Si oui, signalez-le par « Geld ist da ». Sinon, notez-le auprès de la commande.',
	],
	maybe_repeat: (orders) => [
		`Non comptabilisé : ce paiement est peut-être déjà comptabilisé pour la commande ${orders}.`,
		'Si l’argent est arrivé deux fois, signalez-le par « Geld ist da ». Sinon, notez-le auprès de la commande.',
	],
	contradicted: (orders) => [
		`Non comptabilisé : un relevé précédent attribuait ce paiement à la commande ${orders}.`,
		'Veuillez regarder les deux commandes.',
	],
};
