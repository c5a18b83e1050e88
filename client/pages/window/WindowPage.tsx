/** The shop window as one sees it from the street: few products of each family, shown large, and the way to the door. */
import type { ReactNode } from 'react';
import { headingAnchor } from '../../../site/text.ts';
import { ProductGrid } from '../../cards/ProductGrid.tsx';
import { Band, PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { WindowData } from './window-data.ts';

export function WindowPage({ data }: { data: WindowData }): ReactNode {
	const { texts } = usePage();
	const text = texts.window;
	return (
		<div className="frame window">
			<PageHeader title={text.title} lead={text.intro} />
			{data.panes.map((pane, index) => (
				<Band
					key={pane.path}
					heading={pane.name}
					id={headingAnchor(pane.path)}
					beside
					aside={
						<a className="quiet-link" href={pane.path}>
							{texts.list.count(pane.count)}
						</a>
					}
				>
					<ProductGrid products={pane.products} note={data.priceNote} level={3} leading={index === 0} />
				</Band>
			))}
			<Band heading={text.visit} beside>
				<p className="lead">{text.visitText}</p>
				<p className="row">
					<a className="button" href={data.contactPath}>
						{texts.home.visitLink}
					</a>
					<a className="quiet-link" href={data.shopPath}>
						{texts.list.everything}
					</a>
				</p>
			</Band>
		</div>
	);
}
