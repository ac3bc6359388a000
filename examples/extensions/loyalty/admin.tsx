/** Points in the back office. */
import { defineAdmin } from 'vitrine/extension/admin';

export default defineAdmin({
  resources: [
    {
      name: 'points',
      title: { en: 'Loyalty points', zh: '积分', 'zh-HK': '積分' },
      one: { en: 'Gift of points', zh: '积分', 'zh-HK': '積分' },
      area: 'customers',
      group: 'customers',
      can: ['create', 'change', 'remove'],
      searches: true,
      sorts: ['-earnedAt', 'expiresAt', 'points'],
      fields: [
        {
          name: 'email',
          label: { en: 'Account', zh: '账号', 'zh-HK': '帳戶' },
          help: { en: 'The e-mail address of the account', zh: '账号的电子邮箱', 'zh-HK': '帳戶的電郵地址' },
          kind: 'text',
          written: 'once',
          required: true,
          max: 254,
        },
        { name: 'points', label: { en: 'Points', zh: '积分', 'zh-HK': '積分' }, kind: 'number', written: 'once', required: true, min: 1, max: 1_000_000 },
        { name: 'remaining', label: { en: 'Left', zh: '剩余', 'zh-HK': '剩餘' }, kind: 'number', written: 'never' },
        {
          name: 'source',
          label: { en: 'From', zh: '来源', 'zh-HK': '來源' },
          kind: 'choice',
          written: 'never',
          choices: [
            { value: 'order', label: { en: 'An order', zh: '订单', 'zh-HK': '訂單' } },
            { value: 'staff', label: { en: 'Staff', zh: '员工', 'zh-HK': '員工' } },
          ],
        },
        { name: 'note', label: { en: 'Note', zh: '备注', 'zh-HK': '備註' }, kind: 'lines', max: 500, inList: false },
        { name: 'earnedAt', label: { en: 'Earned', zh: '获得时间', 'zh-HK': '獲得時間' }, kind: 'time', written: 'never' },
        { name: 'expiresAt', label: { en: 'Expires', zh: '到期时间', 'zh-HK': '到期時間' }, kind: 'time', required: true },
      ],
    },
  ],
  screens: [
    {
      name: 'overview',
      title: { en: 'Loyalty at a glance', zh: '积分概览', 'zh-HK': '積分概覽' },
      area: 'customers',
      group: 'customers',
      load: () => import('./overview.tsx'),
    },
  ],
});
