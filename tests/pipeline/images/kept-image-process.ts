/** One image process for all tests of a file: to start one for each picture takes longer than all that these pictures take. */
import { afterAll } from 'vitest';
import type { ImageJob, ImageProcess, OutcomeOf } from '../../../pipeline/images/start-image-process.ts';

type Start = (threads: number) => ImageProcess;

/** In the place of `start`, in `vi.mock`. A process that is ended while it works, or by what it works at, ends; any other stays for the next. */
export function keepingProcesses(start: Start): Start {
	const idle = new Map<number, ImageProcess>();
	afterAll(() => {
		for (const process of idle.values()) process.end();
	});
	return (threads) => {
		const process = idle.get(threads) ?? start(threads);
		idle.delete(threads);
		let making = 0;
		let isSound = true;
		return {
			async make<Job extends ImageJob>(job: Job): Promise<OutcomeOf<Job>> {
				making += 1;
				try {
					return await process.make(job);
				} catch (error) {
					isSound = false;
					throw error;
				} finally {
					making -= 1;
				}
			},
			end() {
				const isNeeded = isSound && making === 0 && !idle.has(threads);
				if (isNeeded) idle.set(threads, process);
				else process.end();
			},
		};
	};
}
