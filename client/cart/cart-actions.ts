/** How components change the cart. The app provides it after hydration; on the server nothing changes the cart. */
import { createContext, useContext } from 'react';
import type { CartAction } from './cart.ts';

export interface CartChange {
	/** How many products the line holds where that is fewer than the action asked for; else null. */
	readonly limitedTo: number | null;
}

export interface CartActions {
	/** Resolves when the change is shown and, where possible, stored; rejects when the cart's code cannot be loaded. */
	dispatch(action: CartAction): Promise<CartChange>;
	/** Reads the cart's lines into `cartStore`, which loads the cart's code; before that, only their count is known. */
	restore(): void;
	/** Loads the cart's code, because a change is likely. */
	prepare(): void;
}

const context = createContext<CartActions>({
	dispatch: () => Promise.reject(new Error('The cart was changed before the app had attached it')),
	restore() {},
	prepare() {},
});

export const CartActionsProvider = context.Provider;

export function useCartActions(): CartActions {
	return useContext(context);
}
