/**
 * Leaves React's own view transitions out of the scripts. Pages change by the browser's `document.startViewTransition` (`client/navigation`); no
 * component here is a `<ViewTransition>`, and React DOM carries 2.8 kB (brotli) for them.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { parseSync } from 'rolldown/utils';

/** Functions of React DOM that do something only where a `<ViewTransition>` was rendered. Without one, each walks the tree and changes nothing. */
const unused: ReadonlySet<string> = new Set([
	...['applyViewTransitionName', 'applyViewTransitionToHostInstances', 'applyViewTransitionToHostInstancesRecursive'],
	...['commitAppearingPairViewTransitions', 'commitDeletedPairViewTransitions', 'commitEnterViewTransitions'],
	...['commitExitViewTransitions', 'commitNestedViewTransitions', 'getViewTransitionClassName', 'getViewTransitionName'],
	...['measureInstance', 'measureNestedViewTransitions', 'measureViewTransitionHostInstancesRecursive'],
	...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'restorePairedViewTransitions'],
	...['restoreViewTransitionName', 'restoreViewTransitionOnHostInstances', 'scheduleViewTransitionEvent'],
	...['startViewTransition', 'trackEnterViewTransitions', 'ViewTransitionPseudoElement'],
]);
/** Called for each `<ViewTransition>`. */
const entrance = 'createViewTransitionInstance';
const refusal = "{throw Error('React view transitions are not in the bundle')}";

export function withoutViewTransitions(): Plugin {
	return {
		name: 'without-view-transitions',
		setup(build) {
			build.onLoad({ filter: /[\\/]react-dom-client\.production\.js$/ }, async ({ path }) => ({
				contents: withoutUnused(await readFile(path, 'utf8')),
				loader: 'js',
			}));
		},
	};
}

/** React DOM's source with empty bodies for what is not used. @throws Error where React has changed, and the list has to be looked at again */
export function withoutUnused(source: string): string {
	const missing = new Set([...unused, entrance]);
	let kept = '';
	let end = 0;
	for (const statement of parseSync('react-dom.js', source).program.body) {
		if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body || !missing.delete(statement.id.name)) continue;
		kept += source.slice(end, statement.body.start) + (statement.id.name === entrance ? refusal : '{}');
		end = statement.body.end;
	}
	if (missing.size > 0)
		throw new Error(`React DOM has no functions ${[...missing].join(', ')} any more (renderer/bundle/without-view-transitions.ts).`);
	return kept + source.slice(end);
}
