/** What components get from their hooks while their markup is made: the state that they begin with. Nothing ever changes, and no effect runs. */
import * as React from 'react';

/** A component asks for something that only React itself can give. */
export class NeedsReact extends Error {
	override readonly name = 'NeedsReact';
}

type Hook = (...values: never[]) => unknown;

/** By context; those of the providers around a component. */
export type ContextValues = ReadonlyMap<unknown, unknown>;

/** Where React keeps whoever answers its hooks, by a name that is none of its interface; undefined in a version that has it elsewhere. */
const hooksOf = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as { H: unknown } | undefined;

const refuse: Hook = () => {
	throw new NeedsReact();
};
const nothing: Hook = () => undefined;

/** Hooks that pages do not need to begin with, or that depend on where in the tree they are called. */
const refused = ['use', 'useActionState', 'useDeferredValue', 'useEffectEvent', 'useId', 'useOptimistic', 'useTransition'];
/** Hooks for what comes after. */
const idle = ['useDebugValue', 'useEffect', 'useImperativeHandle', 'useInsertionEffect', 'useLayoutEffect'];

function createFirstHooks(contexts: ContextValues): Readonly<Record<string, Hook>> {
	return {
		...Object.fromEntries(refused.map((name) => [name, refuse])),
		...Object.fromEntries(idle.map((name) => [name, nothing])),
		useCallback: (callback: unknown) => callback,
		useContext: (context: unknown) => (contexts.has(context) ? contexts.get(context) : defaultOf(context)),
		useMemo: (make: () => unknown) => make(),
		useReducer: (_reducer: unknown, initial: unknown, init?: (initial: unknown) => unknown) => [init ? init(initial) : initial, refuse],
		useRef: (current: unknown) => ({ current }),
		useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, refuse],
		useSyncExternalStore: (_subscribe: unknown, _get: unknown, getOfServer?: () => unknown) => (getOfServer ? getOfServer() : refuse()),
	};
}

/** What components get that no provider stands around, by another name that is none of React's interface. */
function defaultOf(context: unknown): unknown {
	return typeof context === 'object' && context !== null && '_currentValue' in context ? context._currentValue : refuse();
}

/** Runs `render` with hooks of this kind. @throws NeedsReact at once where this React keeps its hooks elsewhere */
export function createFirstRender(contexts: ContextValues): (render: () => void) => void {
	const hooks = createFirstHooks(contexts);
	return (render) => {
		if (hooksOf === undefined || !('H' in hooksOf)) throw new NeedsReact();
		const { H: before } = hooksOf;
		hooksOf.H = hooks;
		try {
			render();
		} finally {
			hooksOf.H = before;
		}
	};
}
