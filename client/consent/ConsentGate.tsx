/** Stands before content from elsewhere: nothing of it is asked for until the visitor loads it, once or from now on. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plainText } from '../../site/text.ts';
import { useStore } from '../runtime/store.ts';
import { OutwardLink } from '../ui/OutwardLink.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { consentStore, isGiven, useConsentActions } from './consent.ts';
import type { ExternalFrameData, GateData } from './consent-data.ts';

interface ConsentGateProps {
	readonly gate: GateData;
	/** Where the content can be seen without this site: all there is without JavaScript. */
	readonly href: string;
	/** Stands above what the gate says. */
	readonly poster?: ReactNode;
	/** The content; not rendered before it is wanted. */
	readonly children: () => ReactNode;
}

export function ConsentGate({ gate, href, poster, children }: ConsentGateProps): ReactNode {
	const { consent } = usePage().texts;
	const { dispatch } = useConsentActions();
	const given = useStore(consentStore, (state) => isGiven(state, gate.service));
	const [once, setOnce] = useState(false);
	const opened = useRef<HTMLElement>(null);
	const openedByHand = useRef(false);
	const isOpen = given || once;

	// the button that had the focus is gone
	useEffect(() => {
		if (isOpen && openedByHand.current) opened.current?.focus();
		openedByHand.current = false;
	}, [isOpen]);

	const open = (forGood: boolean): void => {
		openedByHand.current = true;
		if (forGood) dispatch({ type: 'choose', id: gate.service, given: true });
		else setOnce(true);
	};
	const close = (): void => {
		setOnce(false);
		if (given) dispatch({ type: 'choose', id: gate.service, given: false });
	};
	if (isOpen) {
		return (
			<section className="gate-open" ref={opened} tabIndex={-1} aria-label={plainText(gate.name)}>
				{children()}
				<button className="quiet-link" type="button" onClick={close}>
					{consent.withdraw}
				</button>
			</section>
		);
	}
	return (
		<div className="gate">
			{poster}
			<p>
				<strong>
					<Text value={gate.name} />
				</strong>
			</p>
			<p>{consent.gate(gate.provider)}</p>
			<div className="gate-choices row">
				<button className="button" type="button" data-replay onClick={() => open(false)}>
					{consent.once}
				</button>
				<button className="button" type="button" data-replay onClick={() => open(true)}>
					{consent.always}
				</button>
			</div>
			<GateLinks gate={gate} href={href} />
		</div>
	);
}

function GateLinks({ gate, href }: Pick<ConsentGateProps, 'gate' | 'href'>): ReactNode {
	const { consent } = usePage().texts;
	return (
		<ul className="row small">
			<li>
				<OutwardLink href={href}>{consent.openAt(gate.provider)}</OutwardLink>
			</li>
			{gate.privacyUrl && (
				<li>
					{gate.privacyUrl.startsWith('/') ? (
						<a href={gate.privacyUrl}>{consent.provider}</a>
					) : (
						<OutwardLink href={gate.privacyUrl}>{consent.provider}</OutwardLink>
					)}
				</li>
			)}
		</ul>
	);
}

/** It may run its own scripts on its own origin, and lead nowhere but into new tabs. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface ExternalFrameProps {
	readonly frame: ExternalFrameData;
	/** Its stand-in until it is loaded: a picture of the site's own. */
	readonly poster?: ReactNode;
}

/** A page of another host, behind its gate. */
export function ExternalFrame({ frame: { gate, src, link }, poster }: ExternalFrameProps): ReactNode {
	return (
		<ConsentGate gate={gate} href={link ?? src} poster={poster}>
			{() => (
				<iframe
					className="external-frame"
					src={src}
					title={plainText(gate.name)}
					sandbox={sandbox}
					referrerPolicy="strict-origin-when-cross-origin"
					allowFullScreen
				/>
			)}
		</ConsentGate>
	);
}
