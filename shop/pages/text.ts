/** Defines a legal or info text's page. */
import type { TextPageData } from '../../client/pages/text/text-page-data.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { fixedPage, isWrittenIn, type PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject, RecordName } from '../../renderer/routes/route.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { TextPage } from '../content/page.ts';
import type { DataContext } from '../data/data-context.ts';
import { toFilmFrame } from '../data/external-frames.ts';
import { formatDay, toTextVersions } from '../data/legal-texts.ts';
import { toText } from '../data/localized-text.ts';
import { toPicture } from '../data/picture.ts';
import { headingsOf } from '../data/summarise.ts';
import type { LegalTextName } from '../history/legal-texts.ts';
import type { PlanInputs } from '../plan/plan-inputs.ts';
import { currentPaths, isLegalTextName, pageOf, type TextVersion, versionPath, versionsOf } from '../plan/text-versions.ts';
import { definePage, foundAs, type PageDefinition } from './define-page.ts';

interface Written {
	readonly title: Localized;
	readonly body: Localized;
}

interface TextSubject extends PageSubject<'text'>, Written {
	/** Of an info page: a page of another host, and the picture that stands for it. */
	readonly film: Film | null;
	/** Of a legal text, in all languages, newest first. */
	readonly versions: readonly TextVersion[];
	/** The version that the page shows; null: the text as it is now. */
	readonly version: ShownVersion | null;
}

interface Film {
	readonly url: string;
	readonly picture: FileId | null;
}

interface ShownVersion {
	/** ISO 8601. */
	readonly firstSeen: string;
	/** Where the text stands as it is now; null where the site has none any more. */
	readonly currentPath: string | null;
}

function toTextPageData(subject: TextSubject, context: DataContext, language: Language): TextPageData {
	const { title, body, film, version } = subject;
	const written = body[language].language;
	const versions = toTextVersions(subject.versions, written, context, language);
	return {
		language,
		title: toText(title, language),
		bodyLanguage: written === language ? null : written,
		...(film && {
			film: {
				frame: toFilmFrame(context, film.url, language),
				poster: toPicture(context.images, film.picture, toText(title, language), language),
			},
		}),
		...(versions.length > 0 && { versions }),
		...(version && {
			version: { since: formatDay(version.firstSeen, context.content.company.country, language), currentPath: version.currentPath },
		}),
		richText: { body: context.richText(body, language) },
	};
}

/** Shared by the data protection page, whose text is one of them. */
export const ofText = {
	title: ({ title }, { language }) => title[language].text,
	description: ({ body }, { words, shopName, title, richText, beginningOf }) =>
		beginningOf(body, richText.body) ?? words.text(title, shopName),
	richTexts: ({ body }) => [body],
	found: ({ title, body }, { language }) => foundAs(toText(title, language), headingsOf(body[language].text)),
} satisfies Partial<PageDefinition<PageSubject<'text' | 'privacy'> & Written>>;

/** The legal texts of the shop's settings. */
function planShopTexts({ content: { shop }, legalTexts }: PlanInputs): PlannedPage<TextSubject>[] {
	return (shop?.legalPages ?? []).map(({ type, title, content }) => {
		const record: RecordName = { collection: 'ecommerce_settings', id: shop?.id ?? '', field: `legal_pages.${type}` };
		return planText({ title, body: content }, currentPaths[type], record, versionsOf(type, legalTexts));
	});
}

/** The welcome text and the contact intro are parts of other pages, and data protection has a template of its own. */
function planRecord(page: TextPage, { content, legalTexts }: PlanInputs): PlannedPage<TextSubject>[] {
	const legal = (name: LegalTextName) => planText(page, currentPaths[name], recordOf(page), versionsOf(name, legalTexts));
	switch (page.type) {
		case 'home':
		case 'contact':
		case 'privacy':
			return [];
		case 'accessibility':
			return content.project.showAccessibility ? [legal(page.type)] : [];
		case 'social_media_privacy':
			return [legal(page.type)];
		case 'info': {
			const slug = page.slug ?? '';
			const film = page.video === null ? null : { url: page.video, picture: page.picture };
			const paths = perLanguage((language) => `${fixedPaths.info[language]}/${slug}`);
			return [planText({ ...page, film }, paths, recordOf(page), [])];
		}
	}
}

export function recordOf({ id, type }: TextPage): RecordName {
	return { collection: 'page', id, field: type === 'info' ? 'slug' : 'type' };
}

function planText(
	{ title, body, film = null }: Written & { readonly film?: Film | null },
	paths: PerLanguage<string>,
	record: RecordName,
	versions: readonly TextVersion[],
): PlannedPage<TextSubject> {
	return {
		...fixedPage({ template: 'text', title, body, film, versions, version: null }, paths, record),
		writtenIn: (language) => isWrittenIn([title, body], language),
	};
}

/** A page for every version of the legal texts. Texts that a newer program recorded are left out. */
function planVersions({ legalTexts }: PlanInputs, planned: readonly PlannedPage[]): PlannedPage<TextSubject>[] {
	const german = new Set(planned.map(({ paths }) => paths.de));
	return legalTexts.flatMap((version): PlannedPage<TextSubject>[] => {
		const { name, language } = version;
		if (!isLegalTextName(name)) return [];
		const current = currentPaths[name];
		const isThere = german.has(pageOf(current.de));
		return [
			{
				subject: {
					template: 'text',
					title: asWritten(version.title, language),
					body: asWritten(version.body, language),
					film: null,
					versions: versionsOf(name, legalTexts),
					version: { firstSeen: version.firstSeen, currentPath: isThere ? current[language] : null },
				},
				record: { collection: 'history', id: name, field: `${language}.${version.hash}` },
				paths: perLanguage((each) => (each === language ? versionPath(name, version) : null)),
				...(isThere && { fallbackPaths: current }),
				indexed: false,
				writtenIn: (each) => each === language,
			},
		];
	});
}

function asWritten(text: string, language: Language): Localized {
	return perLanguage(() => ({ text, language }));
}

export const textPage = definePage<TextSubject>({
	...ofText,
	template: 'text',
	plan: (inputs) => [
		...planShopTexts(inputs),
		...inputs.content.pages.flatMap((page, order) => planRecord(page, inputs).map((planned) => ({ ...planned, order }))),
	],
	planLast: planVersions,
	isKept: ({ version }) => version !== null,
	found: (subject, inputs) => (subject.version === null ? ofText.found(subject, inputs) : null),
	data: (subject, { context, language }) => toTextPageData(subject, context, language),
	picture: ({ film }) => film?.poster ?? null,
});
