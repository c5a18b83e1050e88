/** What the shell of a generated shop is rendered from. Made from the plan, not by the renderer, so that the bare loop needs nothing of it. */
import type { CompanyData } from '../../client/company/company-data.ts';
import type { MenuEntryData, MenuLinkData, ShellData } from '../../client/layout/shell-data.ts';
import { de } from '../../client/texts/de.ts';
import { en } from '../../client/texts/en.ts';
import { fr } from '../../client/texts/fr.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { homePath, type Language, languages } from '../../site/languages.ts';
import { cartPath, searchPath, storeRoot, wishListPath } from '../../site/store-paths.ts';
import { externalUrl, houseName, menu, type PlannedLink, storePath, street } from './shop-plan.ts';

const texts = { de, en, fr };

export function shellData(language: Language): ShellData {
	const { frame, imprint, legalTexts, newsletter, search, wishList } = texts[language];
	const root = storeRoot(storePath, language);
	const page = (name: string, href: string): MenuLinkData => ({ name, href, kind: 'page' });
	const footerLinks = [page(imprint.title, linkKeys.imprint[language]), page(imprint.privacy, linkKeys.privacy[language])];
	const company = companyData();
	return {
		language,
		languages,
		homePath: homePath(language),
		houseName,
		drafts: false,
		// prepare-loop.ts replaces them with the services of the built site
		services: { entries: [], textsPath: '', analytics: null, rating: null },
		logo: null,
		header: { heightPx: null, layout: 'default', lineWidthPx: null },
		menu: menu.map(
			({ groups, ...link }): MenuEntryData => ({
				name: link.name[language],
				link: groups.length > 0 ? null : toLink(link, language),
				groups: groups.map(({ name, links }) => ({ name: name[language], links: links.map((each) => toLink(each, language)) })),
			}),
		),
		cartPath: cartPath(root),
		searchLink: page(search.title, searchPath(root)),
		wishLink: page(wishList.title, wishListPath(root)),
		widgets: [
			{
				kind: 'address',
				header: null,
				company,
				logo: null,
			},
			{
				kind: 'social',
				header: null,
				links: [{ name: 'Instagram', href: 'https://social.example/messwerk', kind: 'external', media: 'instagram' }],
			},
			{ kind: 'legal', header: null, links: footerLinks },
		],
		company,
		footerLinks,
		newsletterLink: page(newsletter.title, fixedPaths.newsletter[language]),
		withdrawLink: page(frame.withdrawFromContract, fixedPaths.withdraw[language]),
		shopLinks: [
			page(legalTexts.terms, fixedPaths.terms[language]),
			page(legalTexts.withdrawal, fixedPaths.withdrawal[language]),
			page(legalTexts.shipping, fixedPaths.shipping[language]),
		],
	};
}

function toLink({ name, paths }: PlannedLink, language: Language): MenuLinkData {
	return paths === null
		? { name: name[language], href: externalUrl, kind: 'external' }
		: { name: name[language], href: paths[language], kind: 'page' };
}

function companyData(): CompanyData {
	const place = { ...street, street: `${street.street} ${street.number}` };
	return {
		...place,
		name: houseName,
		displayName: houseName,
		addressType: 'hq',
		legalForm: null,
		executives: [],
		phones: [],
		email: 'laden@bench.example',
	};
}
