/** Gives the wish for gift wrap its storage, on pages that ask for it: restores it, keeps tabs in step, and keeps it in memory where storage fails. */
import { useEffect } from 'react';
import { storageKeys } from '../../../site/constants.ts';
import { type PresentWrap, presentWrapStore } from '../../checkout/present-wrap.ts';
import { readPresentWrap, writePresentWrap } from '../../checkout/storage/stored-checkout.ts';
import { followStorage } from '../../runtime/storage/follow-storage.ts';
import { createStorageArea } from '../../runtime/storage/storage-area.ts';
import { useStore } from '../../runtime/use-store.ts';

const area = createStorageArea(() => window.localStorage);

export interface PresentWrapUse extends PresentWrap {
	/** Wishes for it, or takes the wish back; stored where possible. */
	readonly wish: (wanted: boolean) => void;
}

export function usePresentWrap(): PresentWrapUse {
	useEffect(() => {
		presentWrapStore.set(restoreWrap());
		return followStorage(
			window,
			(key) => key === storageKeys.checkout,
			() => presentWrapStore.set(restoreWrap()),
		);
	}, []);
	return { ...useStore(presentWrapStore), wish };
}

function wish(wanted: boolean): void {
	presentWrapStore.set({ wanted, kept: writePresentWrap(area, wanted, Date.now()) ? 'stored' : 'memory' });
}

/** The wish that counts now. One that could not be stored is newer than what is stored, until another tab stores the same. */
function restoreWrap(): PresentWrap {
	const memory = presentWrapStore.get();
	const stored = readPresentWrap(area, Date.now());
	if (stored.kind === 'foreign') return { ...memory, kept: 'memory' };
	const { presentWrap } = stored;
	return memory.kept === 'stored' || presentWrap === memory.wanted ? { wanted: presentWrap, kept: 'stored' } : memory;
}
