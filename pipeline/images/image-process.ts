/** The process that decodes and encodes: what it reads comes from anywhere, and its memory goes back to the system when it ends. */
import sharp from 'sharp';
import { makeIcons } from './icons/make-icons.ts';
import { makePicture, measurePicture } from './make-picture.ts';
import type { ImageJob, JobAnswer, OutcomeOf } from './start-image-process.ts';

// One thread for each picture, and pictures at once: AVIF comes out in other bytes when its encoder has more threads.
sharp.concurrency(1);
// No operation is ever done twice.
sharp.cache(false);

process.on('message', async ({ id, job }: { readonly id: number; readonly job: ImageJob }) => {
	process.send?.(await answerTo(id, job));
	// Pixels lie outside the heap, where many megabytes of them do not hurry the collector. It takes 2 ms.
	globalThis.gc?.();
});

async function answerTo(id: number, job: ImageJob): Promise<JobAnswer> {
	try {
		return { id, outcome: await outcomeOf(job) };
	} catch (error) {
		const { message, stack, code, syscall } = error as NodeJS.ErrnoException;
		return { id, error: { message, stack, code, syscall } };
	}
}

function outcomeOf(job: ImageJob): Promise<OutcomeOf<ImageJob>> {
	if ('source' in job) return makeIcons(job);
	return 'task' in job ? measurePicture(job) : makePicture(job);
}

// The build has ended, perhaps by force. A plain exit would wait for the encoders.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
