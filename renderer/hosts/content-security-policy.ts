/** The policy that every page carries in its own `<meta>`, so that it travels with the page. */
import { createHash } from 'node:crypto';
import { isPolicyHost } from '../../site/config.ts';

/** `'sha256-…'` for the text of an inline element. */
export function cspHash(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sources by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** What a site adds to the policy of its own pages. Plain data. */
export interface SitePolicies {
	/**
	 * To the policy of every page, because navigation brings any page into the document of any other. The policy keeps pages to
	 * these hosts; whether a page asks them is up to the visitor.
	 */
	readonly everyPage: PolicySources;
	/**
	 * To the policies of standalone pages, by template, in the place of what every page adds. They run scripts of others that write styles and know
	 * no Trusted Types, so nothing else may enter their document: links to and from them load a new one.
	 */
	readonly standalone: Readonly<Record<string, PolicySources>>;
}

export const ownPolicies: SitePolicies = { everyPage: {}, standalone: {} };

/** What a page may load: its own origin, styles from the sources that are given, and what the site adds. */
export function contentSecurityPolicy(styleSources: string, added: PolicySources): string {
	return toPolicy(withSources(ownSources(styleSources), added));
}

/** Of a standalone page. A hash beside `'unsafe-inline'` would turn that off, so styles have none here. */
export function standalonePolicy(added: PolicySources): string {
	const strict = ['frame-src', 'require-trusted-types-for', 'trusted-types'];
	const open = Object.entries(ownSources("'self' 'unsafe-inline'")).filter(([name]) => !strict.includes(name));
	return toPolicy(withSources(Object.fromEntries(open), added));
}

/** A directive that has no source yet comes last. */
function withSources(directives: PolicySources, added: PolicySources): PolicySources {
	const more = Object.entries(added).map(([name, sources]) => [name, [...(directives[name] ?? []), ...sources]]);
	return { ...directives, ...Object.fromEntries(more) };
}

/** @throws Error for a source that is none: it could end its directive and begin another one. */
function toPolicy(directives: PolicySources): string {
	return Object.entries(directives)
		.filter(([, sources]) => sources.length > 0)
		.map(([name, sources]) =>
			[name, ...sources.flatMap((source) => source.split(' ')).map((source) => checkSource(name, source))].join(' '),
		)
		.join('; ');
}

function checkSource(directive: string, source: string): string {
	const isSource = directive === 'trusted-types' ? /^[a-z@][a-z@/#-]*$/.test(source) : isKeyword(source) || isAddress(source);
	if (!isSource) throw new Error(`${JSON.stringify(source)} cannot stand in the policy's ${directive}`);
	return source;
}

function isKeyword(source: string): boolean {
	return source === 'data:' || /^'[\w+/=-]+'$/.test(source);
}

/** An origin, which may stand for all hosts below one, or with a path. */
function isAddress(source: string): boolean {
	const [, host = '', path = ''] = /^https?:\/\/(?:\*\.)?([^/]+)(.*)$/.exec(source) ?? [];
	return isPolicyHost(host) && /^(?:\/[\w./-]*)?$/.test(path);
}

/** In the order in which a page has them. Frames are left out unless the site adds some. */
function ownSources(styleSources: string): PolicySources {
	return {
		'default-src': ["'none'"],
		'script-src': ["'self'"],
		'style-src': [styleSources],
		'img-src': ["'self'"],
		'font-src': ["'self'"],
		'connect-src': ["'self'"],
		'frame-src': [],
		'manifest-src': ["'self'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['app', 'worker'],
	};
}
