/** The head of a brand's page: where it belongs, its name, and its one sentence. */
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/BackLink.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import type { BrandData } from './brand-data.ts';

type BrandHeadProps = Pick<BrandData, 'name' | 'lead' | 'typeName' | 'typePath' | 'brands'>;

export function BrandHead({ name, lead, typeName, typePath, brands }: BrandHeadProps): ReactNode {
	const { texts } = usePage();
	return (
		<>
			{brands && <BackLink href={brands.path}>{texts.brands.back}</BackLink>}
			<header className="page-head">
				<p className="soft">
					{typePath === null ? (
						<Text value={typeName} />
					) : (
						<a href={typePath}>
							<Text value={typeName} />
						</a>
					)}
				</p>
				<h1>{name}</h1>
				{lead && (
					<p className="lead">
						<Text value={lead} />
					</p>
				)}
			</header>
		</>
	);
}
