/** The editors' report: faults of the content, and the changes that the next publishing brings. */
export type { Audit } from './audit.ts';
export { type AuditOptions, BaseMissing, createAudit } from './create-audit.ts';
export { type AuditEvent, toAuditEvents } from './output/audit-events.ts';
export { formatAudit } from './output/format-audit.ts';
export { formatErrors } from './output/problem-line.ts';
export { type ReportOptions, renderReport } from './report/render-report.ts';
export { readReportFonts } from './report/report-styles.ts';
export { type ChosenSnapshot, chooseSnapshot } from './snapshots/choose-snapshot.ts';
export { chooseReportLanguage } from './texts/report-text.ts';
export { texts as reportTexts } from './texts/report-texts.ts';
