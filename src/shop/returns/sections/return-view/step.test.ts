import { expect, it } from 'vitest';
import { applyTypes } from '../../contract.ts';
import { auditStatuses, returnStatuses } from '../../contract-states.ts';
import { stepOf, waySoFar } from './step.ts';

type Seen = Parameters<typeof stepOf>[0];
const seen = (more: Partial<Seen>): Seen => ({
  status: 'pendingApproval',
  auditStatus: 'auditSuccessful',
  applyType: 'returnRefund',
  deliveryTime: null,
  receivedAt: null,
  refuseDescription: '',
  ...more,
});
const at = '2026-11-21T10:00:00.000Z';

it.each<[string, Partial<Seen>]>([
  ['undecided', { auditStatus: 'pendingApproval' }],
  ['sendGoods', {}],
  ['sendGoods', { applyType: 'exchange' }],
  ['refundComing', { applyType: 'refundOnly' }],
  ['goodsComing', { deliveryTime: at }],
  ['replacementComing', { applyType: 'exchange', deliveryTime: at, receivedAt: at }],
  ['refused', { status: 'ended', auditStatus: 'auditFailed', refuseDescription: 'Worn' }],
  ['goodsRefused', { status: 'ended', refuseDescription: 'Broken' }],
  ['expired', { status: 'ended' }],
  ['cancelled', { status: 'cancelled', auditStatus: 'pendingApproval' }],
  ['refunded', { status: 'completed' }],
  ['refunded', { status: 'completed', applyType: 'refundOnly' }],
  ['exchanged', { status: 'completed', applyType: 'exchange' }],
])('says %s', (step, more) => expect(stepOf(seen(more))).toBe(step));

it('has something to say of every state', () => {
  for (const status of returnStatuses)
    for (const auditStatus of auditStatuses) for (const applyType of applyTypes) expect(stepOf(seen({ status, auditStatus, applyType }))).toMatch(/^\w+$/);
});

const way = (more: Partial<Parameters<typeof waySoFar>[0]>) =>
  waySoFar({ ...seen({}), appliedAt: at, closedAt: null, timeline: [{ event: 'approved', title: '', reason: '', at }], ...more }).map(
    ({ step, isDone }) => `${step}${isDone ? ' done' : ''}`,
  );

it('shows how far a return has come, without a parcel where none is sent, and nothing where it ended without a result', () => {
  expect(way({ auditStatus: 'pendingApproval', timeline: [] })).toEqual(['asked done', 'approved', 'sent', 'refunded']);
  expect(way({ deliveryTime: at })).toEqual(['asked done', 'approved done', 'sent done', 'refunded']);
  expect(way({ applyType: 'refundOnly' })).toEqual(['asked done', 'approved done', 'refunded']);
  expect(way({ applyType: 'exchange', status: 'completed', receivedAt: at })).toEqual(['asked done', 'approved done', 'sent done', 'exchanged done']);
  expect(way({ status: 'cancelled' })).toEqual([]);
});
