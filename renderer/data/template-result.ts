/** What a template's mapping made, whichever template it is. */
import type { TemplateName, Templates } from '../../client/pages/page-data.ts';

export type TemplateResult = { [Name in TemplateName]: { readonly template: Name; readonly result: Templates[Name] } }[TemplateName];
