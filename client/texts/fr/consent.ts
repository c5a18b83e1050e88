/** Consents, and what is shown with one only. French. */
import type { TextParts } from '../texts.ts';

export const consent: TextParts['consent'] = {
	consent: {
		title: 'Vos consentements',
		intro:
			'Vous décidez de ce que ce site peut faire au-delà du nécessaire. Vous pouvez modifier votre choix à tout moment au bas de chaque page.',
		privacy: 'Protection des données',
		allowAll: 'Tout accepter',
		allowSelected: 'Accepter la sélection',
		rejectAll: 'Tout refuser',
		close: 'Fermer sans rien changer',
		locked: 'toujours actif',
		allow: (service) => `Accepter : ${service}`,
		more: 'En savoir plus auprès du fournisseur',
		opened: 'Au début de la page, nous vous demandons vos consentements.',
		saved: 'Votre choix est enregistré.',
		gate: (provider) =>
			`Ce contenu vient de ${provider}. Le fournisseur n’apprend votre adresse IP et la page que vous consultez que si vous le chargez.`,
		once: 'Charger une fois',
		always: 'Toujours accepter',
		withdraw: 'Ne plus charger',
		provider: 'Confidentialité chez le fournisseur',
		openAt: (provider) => `Ouvrir chez ${provider}`,
		noExternal: 'Vous n’avez encore rien décidé au sujet des contenus externes.',
		services: {
			maps: 'Plan',
			ratings: 'Avis',
			brand_area: 'Espace d’une marque de montres',
			video: 'Films',
			matomo_opt_out: 'Paramètres des statistiques',
		},
	},
	map: { title: 'Plan', directions: 'Préparer votre trajet' },
	rating: {
		title: 'Avis sur Google',
		expand: 'Afficher les avis sur Google',
		notNow: 'Pas maintenant',
		stars: (rating) => `${rating} étoiles sur 5`,
		count: (total) => (total === 1 ? 'd’après 1 avis, le seul à ce jour' : `d’après la totalité des ${total} avis à ce jour`),
		checked: 'Nous ne vérifions pas si les avis proviennent de nos clients.',
		write: 'Écrire un avis',
		read: 'Lire les avis',
	},
	privacy: {
		officer: 'Délégué à la protection des données',
		watchArea: 'Espace intégré d’un fabricant de montres',
		watchAreaText:
			'Sur la page de la marque, nous montrons à votre demande un espace exploité par le fabricant lui-même. Rien n’en est chargé auparavant. Les textes du fabricant s’y appliquent\u00a0:',
		consents: 'Gérer les consentements',
		consentsText:
			'Vous voyez ici à quels services vous avez consenti, et pouvez retirer vos consentements. Sans votre accord, aucun d’eux n’est chargé.',
		externalContent: 'Contenus externes',
		analytics: 'Statistiques',
		analyticsText:
			'Nous ne comptons les visites que si vous y avez consenti. Vous pouvez retirer ce consentement ici, à tout moment et sans motif.',
		withoutScript: 'Les consentements nécessitent JavaScript. Sans JavaScript, aucun service tiers n’est chargé, et il n’y a rien à gérer.',
	},
	watchBrand: {
		house: 'La marque',
		area: (brand) => `De la maison ${brand}`,
		areaText: (brand) =>
			`L’espace suivant est celui du fabricant. Votre navigateur ne se connecte à ${brand} que si vous l’ouvrez ; les textes du fabricant s’y appliquent.`,
		terms: 'Conditions d’utilisation',
		privacy: 'Politique de confidentialité',
		cookies: 'Politique relative aux cookies',
	},
};
