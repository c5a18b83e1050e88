/** The external content that the visitor has decided about, to be changed at any time. */
import type { ReactNode } from 'react';
import { headingAnchor } from '../../site/text.ts';
import { useStore } from '../runtime/store.ts';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { consentStore, decisionAbout, useConsentActions } from './consent.ts';
import type { ConsentManagerData } from './consent-data.ts';

/** Empty until the visitor's decisions are known, which is after hydration. */
export function ConsentManager({ manager: { services } }: { manager: ConsentManagerData }): ReactNode {
	const { consent, privacy, shell } = usePage().texts;
	const { dispatch } = useConsentActions();
	const state = useStore(consentStore);
	const anchor = headingAnchor(privacy.externalContent);
	const decided = services.flatMap((service) => {
		const decision = decisionAbout(state, service.id);
		return decision ? [{ ...service, given: decision.given }] : [];
	});
	return (
		<>
			<h3 id={anchor}>
				<a href={`#${anchor}`}>{privacy.externalContent}</a>
			</h3>
			{decided.length === 0 ? (
				<p>{consent.noExternal}</p>
			) : (
				<ul className="consent-checks">
					{decided.map(({ id, name, given }) => (
						<li key={id}>
							<label className="consent-check">
								<input type="checkbox" checked={given} onChange={() => dispatch({ type: 'choose', id, given: !given })} />
								<Text value={name} />
							</label>
						</li>
					))}
				</ul>
			)}
			<p>
				<button className="button" type="button" data-consent-settings="" data-replay>
					{shell.cookieSettings}
				</button>
			</p>
		</>
	);
}
