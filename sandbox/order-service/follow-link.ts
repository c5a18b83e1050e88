/** What links in newsletter e-mails lead to: a page with one button, because programs that check mails follow every link, but press none. */
import type { IncomingMessage } from 'node:http';
import { defaultLanguage, isLanguage, type Language, type PerLanguage } from '../../site/languages.ts';
import { newsletterPath } from './forms.ts';
import { canConfirm, confirmSubscription, endSubscription } from './newsletter.ts';
import { type LinkKind, linkPaths, readUnsubscribeToken } from './newsletter-links.ts';
import { escapeHtml, pageReply } from './page-html.ts';
import { readBody } from './read-body.ts';
import { type Reply, refuse } from './reply.ts';
import type { Service } from './service.ts';

const texts: PerLanguage<Readonly<Record<LinkKind, { readonly title: string; readonly button: string }>>> = {
	de: {
		confirm: { title: 'Anmeldung zum Newsletter', button: 'Anmeldung bestätigen' },
		unsubscribe: { title: 'Newsletter abbestellen', button: 'Newsletter abbestellen' },
	},
	en: {
		confirm: { title: 'Newsletter subscription', button: 'Confirm subscription' },
		unsubscribe: { title: 'Unsubscribe from the newsletter', button: 'Unsubscribe' },
	},
	fr: {
		confirm: { title: 'Inscription à la newsletter', button: 'Confirmer l’inscription' },
		unsubscribe: { title: 'Désinscription de la newsletter', button: 'Se désinscrire' },
	},
};

/** The kind of link at a path. */
export function linkKindOf(path: string): LinkKind | null {
	return path === linkPaths.confirm ? 'confirm' : path === linkPaths.unsubscribe ? 'unsubscribe' : null;
}

export interface FollowedLink {
	readonly kind: LinkKind;
	readonly request: IncomingMessage;
	readonly query: URLSearchParams;
	readonly siteBase: string;
	/** Seconds after which the visitor may follow another; null: now. */
	readonly waitSeconds: number | null;
}

/** By GET the page with the button, by POST what the button does. A link that does not work leads to the site's page that says so. */
export async function followLink({ kind, request, query, siteBase, waitSeconds }: FollowedLink, service: Service): Promise<Reply> {
	const asked = query.get('language');
	const language = isLanguage(asked) ? asked : defaultLanguage;
	const token = query.get('token') ?? '';
	if (request.method !== 'POST') {
		if (waitSeconds !== null) return leadTo(siteBase, language, 'limited');
		return isUsable(kind, token, service) ? buttonPage({ kind, language, token, siteBase }) : leadTo(siteBase, language, 'expired');
	}
	// mail programs press the button themselves (RFC 8058), with a body that says nothing new
	const body = await readBody(request);
	if (body.kind === 'faulty') return refuse(body.code, body.reason);
	if (waitSeconds !== null) {
		// a mail program has to learn that nothing was done
		const isPerson = body.kind === 'form' && body.fields.pressed === 'yes';
		const headers = { 'Retry-After': String(waitSeconds) };
		return isPerson ? leadTo(siteBase, language, 'limited') : refuse('limited', 'Too many requests', { headers });
	}
	if (kind === 'confirm') return leadTo(siteBase, language, (await confirmSubscription(token, service)) ? 'confirmed' : 'expired');
	return leadTo(siteBase, language, endSubscription(token, service) ? 'unsubscribed' : 'expired');
}

function isUsable(kind: LinkKind, token: string, service: Service): boolean {
	return kind === 'confirm' ? canConfirm(token, service) : readUnsubscribeToken(service.secret, token) !== null;
}

function leadTo(siteBase: string, language: Language, state: Parameters<typeof newsletterPath>[1]): Reply {
	return { kind: 'redirect', location: siteBase + newsletterPath(language, state) };
}

function buttonPage({ kind, language, token, siteBase }: { kind: LinkKind; language: Language; token: string; siteBase: string }): Reply {
	const { title, button } = texts[language][kind];
	const action = `${linkPaths[kind]}?${new URLSearchParams({ language, token })}`;
	const form = `<form method="post" action="${escapeHtml(action)}"><button type="submit" name="pressed" value="yes">${escapeHtml(button)}</button></form>`;
	return pageReply(language, title, form, siteBase === '' ? [] : [siteBase]);
}
