/** The result of a template's mapping, for any template. */
import type { TemplateName, Templates } from '../../client/pages/page-data.ts';

export type TemplateResult = { [Name in TemplateName]: { readonly template: Name; readonly result: Templates[Name] } }[TemplateName];
