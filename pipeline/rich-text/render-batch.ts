/** A few texts that one thread renders at a stretch. The first to claim the batch renders it: threads need not ask each other. */
import { WorldError } from '../../site/world-error.ts';
import { type PackedTexts, packTexts } from '../snapshot/packed-texts.ts';
import type { MarkdownSource } from './rich-text-store.ts';

export interface RenderBatch {
	readonly texts: readonly SourceText[];
	/** Shared by all threads: who has claimed the batch (0: no thread), and how many of its texts are rendered. */
	readonly claim: Int32Array<SharedArrayBuffer>;
}

export interface SourceText {
	readonly hash: string;
	readonly markdown: string;
}

export function createBatch(texts: readonly SourceText[]): RenderBatch {
	return { texts, claim: new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) };
}

/** Characters of markdown. */
export function charsOf(batches: readonly RenderBatch[]): number {
	return batches.reduce((sum, { texts }) => texts.reduce((chars, { markdown }) => chars + markdown.length, sum), 0);
}

/** True if `claimant`, a number other than 0, now owns the batch alone. */
export function claimBatch({ claim }: RenderBatch, claimant: number): boolean {
	return Atomics.compareExchange(claim, 0, 0, claimant) === 0;
}

/** 0 if unclaimed. */
export function claimantOf({ claim }: RenderBatch): number {
	return Atomics.load(claim, 0);
}

/** The text that the claimant is rendering; undefined once all are rendered. */
export function textInWork({ texts, claim }: RenderBatch): SourceText | undefined {
	return texts[Atomics.load(claim, 1)];
}

/** Throws {@link RenderFailed}. */
export function renderBatch(batch: RenderBatch, render: (markdown: string) => string): PackedTexts {
	const rendered = batch.texts.map(({ hash, markdown }, index): [string, string] => {
		Atomics.store(batch.claim, 1, index);
		try {
			return [hash, render(markdown)];
		} catch (error) {
			throw new RenderFailed(markdown, error);
		}
	});
	Atomics.store(batch.claim, 1, batch.texts.length);
	return packTexts(rendered);
}

export class RenderFailed extends WorldError {
	readonly markdown: string;

	/** `source`: the field that holds the text, where it is known. */
	constructor(markdown: string, cause: unknown, source?: Omit<MarkdownSource, 'markdown'>) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		const place = source === undefined ? '' : ` of ${source.collection} ${source.id}, field ${source.field},`;
		super(
			`The rich text ${JSON.stringify(markdown.slice(0, 80))}${place} cannot be rendered (${reason}). Find it in the backend and simplify it.`,
			{ cause },
		);
		this.markdown = markdown;
	}
}
