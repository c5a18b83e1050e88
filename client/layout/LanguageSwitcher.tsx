/** Leads to the same page in another language; the renderer puts each page's paths in place of the slots. */
import type { ReactNode } from 'react';
import { languageSlot } from '../runtime/document-marks.ts';
import { usePage } from '../ui/page-context.tsx';
import type { ShellData } from './shell-data.ts';

/** `inFull`: the languages' names instead of their codes. */
export function LanguageSwitcher({ shell, inFull = false }: { shell: ShellData; inFull?: boolean }): ReactNode {
	const { texts } = usePage();
	if (shell.languages.length < 2) return null;
	return (
		<nav className="languages" aria-label={texts.frame.chooseLanguage}>
			<ul>
				{shell.languages.map((language) => (
					<li key={language}>
						<a
							data-language={language}
							href={languageSlot(language)}
							hrefLang={language}
							lang={language}
							aria-current={language === shell.language ? 'true' : undefined}
						>
							{!inFull && `${language.toUpperCase()} `}
							<span className={inFull ? undefined : 'visually-hidden'}>{texts.languageNames[language]}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
