/** The look of mails: each element has its style inline, because mail programs drop sheets, and a class for the few that have a dark mode. */
import { lightened } from '../../shop/letterhead.ts';

const faces = { sans: 'Helvetica,Arial,sans-serif', serif: 'Georgia,serif' };

const light = { page: '#f4f3ef', card: '#ffffff', ink: '#26262b', quiet: '#66666d', rule: '#d9d7d1', frame: '#f7f6f2' };
const dark = { page: '#141416', card: '#202024', ink: '#f2f1ed', quiet: '#b6b5bc', rule: '#45454c', frame: '#2a2a2f' };

type Tone = 'ink' | 'quiet' | 'brand';

export interface MailStyles {
	/** Of the head, for programs that read one. */
	readonly sheet: string;
	/** Class and style of a ground or a rule. */
	ground(part: 'page' | 'card' | 'frame', style: string): string;
	ruled(sides: 'top' | 'bottom' | 'all', style: string): string;
	/** Class and style of words. */
	words(tone: Tone, style: string, face?: keyof typeof faces): string;
	/** Class and style of a button's cell and of its words. */
	readonly button: string;
	readonly buttonWords: string;
	/** Hexadecimal; of the shop. */
	readonly colour: string;
}

/** `colour`: of the shop, dark enough to be read on white. */
export function createMailStyles(colour: string): MailStyles {
	const bright = lightened(colour, dark.frame);
	const tones: Readonly<Record<Tone, string>> = { ink: light.ink, quiet: light.quiet, brand: colour };
	const attributes = (name: string, style: string): string => `class="${name}" style="${style}"`;
	return {
		sheet: [
			':root{color-scheme:light dark;supported-color-schemes:light dark}',
			'@media (max-width:480px){.inner{padding-left:20px!important;padding-right:20px!important}}',
			'@media (prefers-color-scheme:dark){',
			...(['page', 'card', 'frame'] as const).map((name) => `.${name}{background:${dark[name]}!important}`),
			`.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}.brand{color:${bright}!important}`,
			`.rule{border-color:${dark.rule}!important}.button{background:${bright}!important}.on-button{color:${dark.page}!important}`,
			'}',
		].join(''),
		ground: (part, style) => attributes(part, `background:${light[part]};${style}`),
		ruled: (sides, style) => attributes('rule', `border${sides === 'all' ? '' : `-${sides}`}:1px solid ${light.rule};${style}`),
		words: (tone, style, face = 'sans') => attributes(tone, `font-family:${faces[face]};color:${tones[tone]};${style}`),
		button: attributes('button', `background:${colour};border-radius:2px`),
		buttonWords: attributes(
			'on-button',
			`font-family:${faces.sans};display:inline-block;padding:13px 26px;font-size:16px;color:#ffffff;text-decoration:none`,
		),
		colour,
	};
}
