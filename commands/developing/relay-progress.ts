/** Shows the progress of a command that runs in another process as if it ran in this one. */
import type { Progress, ProgressStage } from '../../site/progress.ts';
import type { ChildEvent } from './child-events.ts';

/** Takes the events of one run; stages are told apart by their names. */
export function relayProgress(progress: Progress): (event: ChildEvent) => void {
	const stages = new Map<string, { readonly shown: ProgressStage; count: number }>();
	return (event) => {
		if (event.event === 'stage') {
			stages.set(event.stage, { shown: progress.stage(event.stage, event.total ?? undefined), count: 0 });
		} else if (event.event === 'progress' || event.event === 'done') {
			const stage = stages.get(event.stage);
			if (stage !== undefined) {
				stage.shown.advance(event.count - stage.count);
				stage.count = event.count;
			}
			if (event.event === 'done') {
				stage?.shown.done(event.summary ?? undefined);
			}
		}
	};
}
