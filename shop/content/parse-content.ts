/** Judges a snapshot without its products and puts it into our own terms. All problems are collected, so that an editor sees them at once. */
import { type Problem, ProblemList } from '../../pipeline/problem.ts';
import { fileSchema, filesCollection } from '../../pipeline/records/file-record.ts';
import { fileExistsIn } from '../../pipeline/records/file-reference.ts';
import { findLacking } from '../../pipeline/records/find-lacking.ts';
import { missingFields } from '../../pipeline/records/judge-collection.ts';
import { type ContentReading, readCollection, readRecordsOnce, readSingle } from '../../pipeline/records/read-collection.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { defaultCountry } from '../../site/constants.ts';
import { languages as allLanguages, type Language } from '../../site/languages.ts';
import { type LawRegion, lawOf } from '../../site/law.ts';
import { collectionNames, newerCollections } from '../collections/collections.ts';
import { company as companyDeclaration } from '../collections/company.ts';
import { legal as legalDeclaration } from '../collections/legal.ts';
import { project as projectDeclaration } from '../collections/project.ts';
import { type Company, toCompany } from './company.ts';
import type { Content } from './content.ts';
import { readLists } from './content-lists.ts';
import { judgeDuties } from './judge-duties.ts';
import { createExistsIn } from './known.ts';
import { toLegal } from './legal.ts';
import { readOffers } from './offer.ts';
import { parseShop, readSettings } from './parse-shop.ts';
import { parseSite } from './parse-site.ts';
import type { ProductSurroundings } from './product-rules.ts';
import { toProject } from './project.ts';

export interface ParseOptions {
	readonly projectDomain: string;
	/** Languages whose missing translations are reported; all unless given. */
	readonly languages?: readonly Language[];
	/** The site counts its visitors, and so asks for their consent; false unless given. */
	readonly hasAnalytics?: boolean;
	/** Hosts whose films the site shows; none unless given. */
	readonly videoHosts?: readonly string[];
	/** Hosts that the area of a watch brand may come from; none unless given. */
	readonly brandAreaHosts?: readonly string[] | undefined;
}

export interface ParsedContent {
	/** null where project or company cannot be read. With errors among the problems it lacks the records that have them. */
	readonly content: Content | null;
	/** What products are judged by, whether there is content or not. */
	readonly surroundings: ProductSurroundings;
	/** Where the shop sits; Germany where no company can be read. */
	readonly region: LawRegion;
	/** Those of products are not among them (see catalogue/), and the law's are those of every region: `applyPolicies` chooses. */
	readonly problems: readonly Problem[];
}

/** A snapshot, or records in memory, which list no collections. */
export type ContentSource = Pick<Snapshot, 'records' | 'notices'> & { readonly manifest?: Pick<Snapshot['manifest'], 'collections'> };

/** Never throws on content. */
export function parseContent(snapshot: ContentSource, options: ParseOptions): ParsedContent {
	const problems = new ProblemList();
	for (const notice of snapshot.notices) problems.add(notice);
	if (snapshot.manifest !== undefined) reportUnlisted(Object.keys(snapshot.manifest.collections), problems);
	const { projectDomain, languages = allLanguages, hasAnalytics = false, videoHosts = [], brandAreaHosts = [] } = options;
	const reading: ContentReading = { snapshot: readRecordsOnce(snapshot), projectDomain, languages, problems };
	const files = snapshot.records(filesCollection);
	for (const problem of missingFields(filesCollection, fileSchema, [findLacking(files, { schema: fileSchema })])) problems.add(problem);
	const fileExists = fileExistsIn({ records: () => files });

	const project = readSingle(reading, {
		...projectDeclaration,
		to: (record, context) => toProject(record, context, fileExists),
	});
	const companies = readCompanies(reading);
	const [company = null] = companies;
	const country = company?.country ?? defaultCountry;
	reportAbsent(reading, 'project', 'domain');
	reportAbsent(reading, 'company', 'project');
	const legal = readSingle(reading, {
		...legalDeclaration,
		to: (record, context) => toLegal(record, context, { country, brandAreaHosts }),
	});
	const locations = companies.flatMap((each) => each.locations);
	const site = parseSite(reading, locations, { hasAnalytics });
	const existsIn = createExistsIn(reading);
	const settings = readSettings(reading, existsIn);
	const lists = readLists(reading, {
		existsIn,
		fileExists,
		videoHosts,
		isSelling: settings?.enableCart ?? false,
		firstByType: new Map(),
	});
	const offers = readOffers(reading);
	const { shop, surroundings } = parseShop(reading, settings, lists, existsIn);
	const content = project === null || company === null ? null : { project, company, legal, ...site, ...lists, ...shop, ...offers };
	if (content !== null) for (const problem of judgeDuties(content)) problems.add(problem);
	return { content, surroundings, region: lawOf(country).region, problems: problems.all };
}

/** The country of the first one's first address is that of every address that names none. */
function readCompanies(reading: ContentReading): readonly Company[] {
	let shopCountry: string | null = null;
	return readCollection(reading, {
		...companyDeclaration,
		to: (record, context) => {
			const company = toCompany(record, context, shopCountry);
			shopCountry ??= company.country;
			return company;
		},
	});
}

/** Collections that an older fetch did not know count as empty, and are reported once. */
function reportUnlisted(listed: readonly string[], problems: ProblemList): void {
	const missing = collectionNames.filter((collection) => !listed.includes(collection) && !newerCollections.has(collection));
	const [first] = missing;
	if (first === undefined) return;
	problems.add({
		code: 'collection-missing',
		severity: 'warning',
		collection: first,
		id: 'manifest.json',
		field: '',
		message: `The snapshot does not have these collections, which are read as if they were empty: ${missing.join(', ')}.`,
		fix: 'Run "npm run fetch" with this version; if it stays, create them in the backend as docs/collections.md lists them.',
	});
}

function reportAbsent(reading: ContentReading, collection: string, projectField: string): void {
	if (reading.snapshot.records(collection).some((record) => record[projectField] === reading.projectDomain)) return;
	reading.problems.add({
		code: 'record-missing',
		severity: 'error',
		collection,
		id: reading.projectDomain,
		field: projectField,
		message: `There is no record for the project "${reading.projectDomain}".`,
		fix: 'Create it in the backend, or correct the project domain in site.config.ts or PROJECT_DOMAIN.',
	});
}
