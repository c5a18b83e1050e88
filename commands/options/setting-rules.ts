/**
 * Rules that environment and configuration share, and the messages for settings that break them. No message repeats a value that may hold a password.
 */
import * as z from 'zod';
import { valueAt } from '../../pipeline/records/read-record.ts';
import { isPolicyHost } from '../../site/config.ts';

/** The source of settings, such as a file, as messages name it. */
interface SettingSource {
	/** Stands before each name; such as the file. */
	readonly prefix: string;
	/** Shows no value of this setting. */
	isSecret(name: string): boolean;
	/** How to fix a setting of this name, a sentence. */
	fixOf(name: string): string;
}

/** Environment variables, with how to fix each; `otherwise`: those that are not named. */
export function environmentSource(
	fixes: Readonly<Record<string, string>>,
	{ secrets, otherwise = '' }: { readonly secrets: ReadonlySet<string>; readonly otherwise?: string },
): SettingSource {
	return { prefix: '', isSecret: (name) => secrets.has(name), fixOf: (name) => fixes[name] ?? otherwise };
}

/** A fault of one setting. */
export interface SettingFault {
	/** Path of the setting, such as `store.path`; empty: all of them. */
	readonly name: string;
	/** Completes the name: the allowed values and the value found. */
	readonly message: string;
	/** A sentence; null: the setting does not exist. */
	readonly fix: string | null;
}

/**
 * One line for each fault: the name of the setting, the allowed values, the value found, and the fix. Messages of the schema complete the setting's
 * name, such as "must be a domain".
 */
export function describeFaults(issues: readonly z.core.$ZodIssue[], input: unknown, source: SettingSource): readonly string[] {
	return toFaults(issues, input, source).map(
		({ name, message, fix }) =>
			`${source.prefix}${name || 'the default export'} ${message} Fix: ${fix ?? 'correct its spelling, or remove it.'}`,
	);
}

export function toFaults(
	issues: readonly z.core.$ZodIssue[],
	input: unknown,
	{ isSecret, fixOf }: Omit<SettingSource, 'prefix'>,
): readonly SettingFault[] {
	return issues.flatMap((issue): readonly SettingFault[] => {
		const name = issue.path.map(String).join('.');
		if (issue.code === 'unrecognized_keys') {
			return issue.keys.map((key) => ({ name: [...issue.path, key].join('.'), message: 'is no setting.', fix: null }));
		}
		const value = valueAt(input, issue.path);
		const found = isSecret(name) && value ? 'a value that is not shown' : describeFound(value);
		return [{ name, message: `${issue.message}. Found: ${found}.`, fix: fixOf(name) }];
	});
}

const longestFound = 80;

/** A possible login in an address is not repeated. */
function describeFound(value: unknown): string {
	if (value === undefined || value === '') return 'nothing';
	if (typeof value === 'string' && value.includes('@')) return 'an address with a user name or password, which is not shown';
	const text = JSON.stringify(value) ?? typeof value;
	if (text.includes('@')) return 'a value that may hold a password, which is not shown';
	return text.length > longestFound ? `${text.slice(0, longestFound)}…` : text;
}

const domain = /^[a-z0-9][a-z0-9.-]*$/;

/** Whether it can be the domain of a project, which names folders and services too. */
export function isDomain(value: unknown): value is string {
	return typeof value === 'string' && domain.test(value);
}

/** Options of an object's schema: the message for a value that is no object. */
export const object = (keys: string): { error(issue: { readonly code: string }): string | undefined } => ({
	error: ({ code }) => (code === 'invalid_type' ? `must be an object with ${keys}` : undefined),
});

/** The addresses that environment and configuration may name. No message repeats one: it may hold a password. */
const policyHost = 'must have a host of letters, digits, dots and hyphens, because it is part of the policy of each page';

/** Where a service answers; a password in it would reach logs and messages. */
export const serviceAddress = z
	.string('must be an absolute http or https address')
	.refine((value) => isWebAddress(URL.parse(value)), 'must be an absolute http or https address')
	.refine((value) => holdsNoPassword(URL.parse(value)), 'must hold no user name and no password')
	.refine((value) => hasPolicyHost(URL.parse(value)), policyHost);

const origin = 'must be the origin alone, such as https://www.example.com: no user name, path, query or slash at its end';

/** The site's own origin, as it is before every path: nothing beside scheme, host and an unusual port. */
export const siteOrigin = z.string(origin).refine((value) => {
	const url = URL.parse(value);
	return isWebAddress(url) && url?.origin === value && hasPolicyHost(url);
}, origin);

function isWebAddress(url: URL | null): boolean {
	return url !== null && /^https?:$/.test(url.protocol);
}

/** Another check reports an address that cannot be read. */
function hasPolicyHost(url: URL | null): boolean {
	return url === null || isPolicyHost(url.host);
}

function holdsNoPassword(url: URL | null): boolean {
	return url === null || (url.username === '' && url.password === '');
}
