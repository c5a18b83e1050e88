/**
 * Leaves two features of React out of the scripts. View transitions: pages change by the browser's `document.startViewTransition`
 * (`client/runtime/navigation`), no component here is a `<ViewTransition>`, and React DOM carries 2.8 kB (brotli) for them. Refs on fragments: no
 * `<Fragment>` here has one, and they take 2.1 kB.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { parseSync } from 'rolldown/utils';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/**
 * Functions of React DOM that do something only where a `<ViewTransition>`, or a fragment with a ref, was rendered. Without one, each walks
 * the tree and changes nothing.
 */
const unused: ReadonlySet<string> = new Set([
	...['applyViewTransitionName', 'applyViewTransitionToHostInstances', 'applyViewTransitionToHostInstancesRecursive'],
	...['commitAppearingPairViewTransitions', 'commitDeletedPairViewTransitions', 'commitEnterViewTransitions'],
	...['commitExitViewTransitions', 'commitNestedViewTransitions', 'getViewTransitionClassName', 'getViewTransitionName'],
	...['measureInstance', 'measureNestedViewTransitions', 'measureViewTransitionHostInstancesRecursive'],
	...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'restorePairedViewTransitions'],
	...['restoreViewTransitionName', 'restoreViewTransitionOnHostInstances', 'scheduleViewTransitionEvent'],
	...['startViewTransition', 'trackEnterViewTransitions', 'ViewTransitionPseudoElement'],
	...['commitNewChildToFragmentInstances', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
	...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects', 'isFragmentInstanceParent'],
]);
/** Called for each `<ViewTransition>`, and for each fragment with a ref. */
const entrances: Readonly<Record<string, string>> = {
	createViewTransitionInstance: 'view transitions',
	FragmentInstance: 'fragment refs',
};
/** Only what `new FragmentInstance` makes has these. */
const methods = 'FragmentInstance.prototype';

export function withoutUnusedReact(): Plugin {
	return {
		name: 'without-unused-react',
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
	const missing = new Set([...unused, ...Object.keys(entrances), methods]);
	let kept = '';
	let end = 0;
	for (const statement of parseSync('react-dom.js', source).program.body) {
		if (setsMethod(statement, source)) {
			kept += source.slice(end, statement.start);
			missing.delete(methods);
			end = statement.end;
		}
		if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body || !missing.delete(statement.id.name)) continue;
		const feature = entrances[statement.id.name];
		kept += source.slice(end, statement.body.start);
		kept += feature === undefined ? '{}' : `{throw Error('React ${feature} are not in the bundle')}`;
		end = statement.body.end;
	}
	if (missing.size > 0)
		throw new Error(`React DOM has no functions ${[...missing].join(', ')} any more (renderer/bundle/without-unused-react.ts).`);
	return kept + source.slice(end);
}

function setsMethod({ type, start }: Statement, source: string): boolean {
	return type === 'ExpressionStatement' && source.startsWith(`${methods}.`, start);
}
