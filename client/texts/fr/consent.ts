/** Consents, and what is shown with one only. French. */
import type { TextParts } from '../texts.ts';

export const consent: TextParts['consent'] = {
	consent: {
		title: 'Vos consentements',
		intro: 'Statistiques et contenus tiers : à vous de choisir. Vous pouvez modifier votre choix en bas de chaque page.',
		choose: 'Choisir en détail',
		privacy: 'Protection des données',
		allowAll: 'Tout accepter',
		allowSelected: 'Accepter la sélection',
		rejectAll: 'Tout refuser',
		close: 'Fermer sans rien changer',
		locked: 'toujours actif',
		allow: (service) => `Accepter : ${service}`,
		more: 'En savoir plus auprès du fournisseur',
		opened: 'Nous vous demandons votre consentement en haut de la page.',
		saved: 'Votre choix a été enregistré.',
		gate: (provider) =>
			`Ce contenu provient de ${provider}. Le fournisseur ne reçoit votre adresse IP et la page que vous consultez que si vous le chargez.`,
		once: 'Charger une fois',
		always: 'Toujours accepter',
		withdraw: 'Ne plus charger',
		provider: 'Politique de confidentialité du fournisseur',
		openAt: (provider) => `Ouvrir sur ${provider}`,
		noExternal: 'Vous n’avez encore fait aucun choix concernant les contenus externes.',
		services: {
			maps: 'Plan',
			ratings: 'Avis',
			brand_area: 'Espace d’une marque de montres',
			video: 'Films',
			matomo_opt_out: 'Paramètres des statistiques',
		},
	},
	map: { title: 'Plan', directions: 'Calculer votre itinéraire' },
	rating: {
		title: 'Avis sur Google',
		expand: 'Afficher les avis sur Google',
		notNow: 'Pas maintenant',
		stars: (rating) => `${rating} étoiles sur 5`,
		count: (total) => (total === 1 ? 'd’après 1 avis, le seul à ce jour' : `d’après les ${total} avis publiés à ce jour`),
		checked: 'Nous ne vérifions pas si les avis proviennent de nos clients.',
		write: 'Donner un avis',
		read: 'Lire les avis',
	},
	privacy: {
		officer: 'Délégué à la protection des données',
		watchArea: 'Espace intégré d’un fabricant de montres',
		watchAreaText:
			'Sur la page de la marque, vous pouvez afficher un espace géré par le fabricant lui-même. Rien n’en est chargé auparavant. Les conditions du fabricant s’y appliquent\u00a0:',
		socialMedia: 'Nos pages sur les réseaux sociaux ont leur propre notice\u00a0:',
		consents: 'Gérer les consentements',
		consentsText:
			'Vous voyez ici les services auxquels vous avez consenti et pouvez retirer votre consentement. Sans votre accord, aucun d’eux n’est chargé.',
		externalContent: 'Contenus externes',
		analytics: 'Statistiques',
		analyticsText:
			'Nous ne comptons les visites que si vous y avez consenti. Vous pouvez retirer ce consentement ici, à tout moment et sans avoir à vous justifier.',
		withoutScript:
			'La gestion des consentements nécessite JavaScript. Sans JavaScript, aucun service tiers n’est chargé\u00a0: il n’y a donc rien à gérer.',
	},
	watchBrand: {
		house: 'La marque',
		area: (brand) => `L’espace ${brand}`,
		areaText: (brand) =>
			`L’espace suivant est géré par le fabricant. Votre navigateur ne se connecte à ${brand} que si vous l’ouvrez ; les conditions du fabricant s’y appliquent.`,
		terms: 'Conditions d’utilisation',
		privacy: 'Politique de confidentialité',
		cookies: 'Politique relative aux cookies',
	},
};
