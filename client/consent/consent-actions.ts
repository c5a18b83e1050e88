/** How components decide about services. The app provides it after hydration; the server makes no decision. */
import { createContext, useContext } from 'react';
import type { ConsentAction } from './consent.ts';

export interface ConsentActions {
	dispatch(action: ConsentAction): void;
}

const context = createContext<ConsentActions>({
	dispatch() {
		throw new Error('Somebody decided about a service before the app had attached the consents');
	},
});

export const ConsentActionsProvider = context.Provider;

export function useConsentActions(): ConsentActions {
	return useContext(context);
}
