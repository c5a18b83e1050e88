/** Runs in every page that `npm run dev` serves: reloads it when its document was built again, and shows why a build failed. */
import { type DevState, devPaths, devQueries } from '../dev-state.ts';
import { keepFields, restoreFields } from './keep-fields.ts';
import { createOverlay } from './overlay.ts';

restoreFields(window);
followBuilds();

function followBuilds(): void {
	const { pathname } = window.location;
	const stamp = new URL(import.meta.url).searchParams.get(devQueries.stamp) ?? '';
	const address = `${devPaths.events}?${new URLSearchParams({ [devQueries.path]: pathname, [devQueries.stamp]: stamp })}`;
	const overlay = createOverlay(document);
	let version: string | null = null;
	let events: EventSource | null = null;

	const follow = (state: DevState): void => {
		// The app may have gone to another page since, whose data has no stamp here.
		const mayBeOutdated = version !== null && version !== state.version && window.location.pathname !== pathname;
		version = state.version;
		if (state.isOutdated || mayBeOutdated) {
			keepFields(window);
			window.location.reload();
		} else overlay.show(state.failure);
	};
	// Browsers open six connections to a host: hidden pages leave them to the others, and keep the way back fast.
	const followWhileVisible = (): void => {
		if (document.hidden) {
			events?.close();
			events = null;
		} else if (events === null) {
			events = new EventSource(address);
			events.addEventListener('message', ({ data }) => follow(JSON.parse(data)));
		}
	};
	document.addEventListener('visibilitychange', followWhileVisible);
	followWhileVisible();
}
