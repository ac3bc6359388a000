/** Mails about returns with sample data. */
import { languagePrefix } from '#kit/pure/languages.ts';
import type { MailSample, MailFixture } from '#kit/server/mail/mail-sample.ts';
import { approvedStatus, firstReturnStatus, type Return } from '../contract.ts';
import { returnMailKinds, type ReturnMailKind } from '../job-kinds.ts';
import { ownReturnWords, type ReturnMailProps } from './return-mail.tsx';
import { makeReturnMail } from './send-return-mail.ts';

/** Every mail about a return. */
export const returnMailSamples: readonly MailSample[] = returnMailKinds.map((kind) => ({
  kind: `return.${kind}`,
  make: (fixture) => makeReturnMail(propsOf(kind, fixture)),
  words: (fixture) => ownReturnWords(propsOf(kind, fixture)),
  // A guest's link carries a secret.
  required: ['link'],
}));

function propsOf(kind: ReturnMailKind, fixture: MailFixture): ReturnMailProps {
  const { locale, shopName, template, footer, look } = fixture;
  const shown = sampleReturn(kind, fixture);
  const link = `${fixture.baseUrl}${languagePrefix(fixture.lang)}/user/return/${shown.returnNo}`;
  return { kind, locale, shopName, shown, link, template, footer, look };
}

const money = (amount: number) => ({ amount, currency: 'USD' });

function sampleLine(fixture: MailFixture): Return['lines'][number] {
  return {
    lineId: 'sample',
    sku: 'EMBER-MOSS',
    slug: 'ember-bowl',
    title: fixture.product,
    options: [fixture.option],
    image: null,
    quantity: 1,
    price: money(2_400),
    total: money(2_160),
    tax: money(160),
    exchangeSku: '',
    exchangeOptions: [],
  };
}

function sampleReturn(kind: ReturnMailKind, fixture: MailFixture): Return {
  const isRefunded = kind === 'refunded';
  const at = fixture.now.toISOString();
  const dueAt = new Date(fixture.now.getTime() + 14 * 24 * 3_600_000).toISOString();
  return {
    returnNo: 'R261121-8TQ2WM',
    orderNo: '261121-4K7ZQM',
    status: firstReturnStatus,
    auditStatus: approvedStatus,
    applyType: 'returnRefund',
    applyDescription: fixture.words,
    appliedAt: at,
    lines: [sampleLine(fixture)],
    images: [],
    refundAmount: money(2_160),
    quotedAmount: money(2_400),
    refundedCredits: money(isRefunded ? 160 : 0),
    refundedGiftCards: money(isRefunded ? 500 : 0),
    shippingFee: money(0),
    refundReason: fixture.words,
    refundTo: 'source',
    refundedAt: null,
    refuseDescription: fixture.words,
    logisticsCompany: '',
    logisticsNumber: '',
    deliveryTime: null,
    logisticsDueAt: dueAt,
    receivedAt: null,
    decisionDays: 2,
    settlementDays: 3,
    returnAddress: { consignee: fixture.shopName, contactNumber: '+44 1632 960152', detailedAddress: 'The Old Wool Store, 3 Beck Lane, Aldermoor' },
    exchangeShipment: { expressName: 'DHL', expressNumber: '00340434161094042557', shippedAt: at },
    closedAt: null,
    timeline: [],
    actions: [],
  };
}
