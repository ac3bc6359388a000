import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import {
  funnelSchema,
  listReportQuery,
  overviewQuery,
  overviewSchema,
  periodQuery,
  promotionResultsSchema,
  reportLimits,
  reportNames,
  reportSchema,
  setupSchema,
  waitingSchema,
  type PeriodAsked,
  type ReportName,
} from './contract.ts';
import { readFunnel } from './read-funnel.ts';
import { readOverview } from './read-overview.ts';
import { readPromotionResults } from './read-promotion.ts';
import { readReport } from './read-report.ts';
import { readSetup } from './read-setup.ts';
import { readWaiting } from './read-waiting.ts';
import { csvOfReport } from './rules-file.ts';

const staff = { method: 'GET', tag: 'reports', access: 'staff' } as const;
const readers = { ...staff, right: 'read:reports' } as const;

/** Publishes the back office's reports (docs/contract.md, "Back office API"). */
export function reportAdminRoutes(api: Api): void {
  api.operation(
    { ...readers, url: '/api/admin/reports/overview', summary: 'How the shop does over a period', query: overviewQuery, data: overviewSchema },
    (context, { query }) => readOverview(context, query),
  );
  api.operation(
    { ...readers, url: '/api/admin/reports/funnel', summary: 'How far visitors came', query: periodQuery, data: funnelSchema },
    (context, { query }) => readFunnel(context, query),
  );
  api.operation(
    { ...staff, right: 'signedIn', url: '/api/admin/reports/waiting', summary: 'What waits, as far as one may see it', data: waitingSchema },
    (context) => readWaiting(context),
  );
  api.operation(
    { ...staff, right: 'read:settings', url: '/api/admin/reports/setup', summary: 'What a new shop needs, and what of it is there', data: setupSchema },
    (context) => readSetup(context),
  );
  api.operation(
    {
      ...readers,
      url: '/api/admin/promotions/:id/results',
      summary: 'What a promotion or coupon brought over a period',
      params: z.object({ id: z.string().max(64) }),
      query: periodQuery,
      data: promotionResultsSchema,
    },
    (context, { params: { id }, query }) => readPromotionResults(context, id, query),
  );
  for (const name of reportNames) listRoutes(api, name);
}

function listRoutes(api: Api, name: ReportName): void {
  const url = `/api/admin/reports/${name}`;
  api.operation(
    { ...readers, url, summary: `The report of ${name} over a period`, query: listReportQuery, data: reportSchema(name), csv: 'onWish' },
    async (context, { query: { format, ...asked } }) => (format === 'csv' ? fileOf(context, name, asked) : readReport(context, name, asked)),
  );
  api.operation(
    { ...readers, url: `${url}.csv`, summary: `The report of ${name} as CSV`, query: periodQuery, data: z.string(), csv: 'always' },
    (context, { query }) => fileOf(context, name, query),
  );
}

async function fileOf(context: Context, name: ReportName, asked: PeriodAsked): Promise<FileAnswer> {
  const report = await readReport(context, name, asked, reportLimits.fileRows);
  return new FileAnswer(`${name}-${report.from}-${report.to}.csv`, 'text/csv', csvOfReport(name, report, context.locale));
}
