/** Credits that the demo shop gave, with the words that went along. */

/** Credits given so many days ago, in minor units of the base currency; the note in English, and in other languages. */
export type DemoGrant = { daysAgo: number; amount: number; note: string; notes: Readonly<Record<string, string>> };

/** What the demo shopper was given before today. */
export const robinGrants: readonly DemoGrant[] = [
  {
    daysAgo: 70,
    amount: 4_000,
    note: 'Sorry for the broken teapot',
    notes: {
      zh: '茶壶到手时碎了，实在抱歉',
      'zh-HK': '茶壺送到時破了，實在抱歉',
      de: 'Entschuldigung für die zerbrochene Teekanne',
      ja: '割れたティーポットのお詫び',
    },
  },
  {
    daysAgo: 28,
    amount: 6_000,
    note: 'Thank you for the photographs of your kitchen',
    notes: { zh: '谢谢您分享的厨房照片', 'zh-HK': '多謝您分享的廚房照片', de: 'Danke für die Fotos aus Ihrer Küche', ja: 'キッチンのお写真のお礼' },
  },
];

/** What the demo shopper is given today, as one who has bought for months. */
export const thanksGrant: DemoGrant = {
  daysAgo: 0,
  amount: 1_500,
  note: 'With thanks from the studio',
  notes: { zh: '工作室的一点谢意', 'zh-HK': '工作室的一點謝意', de: 'Mit Dank aus der Werkstatt', ja: '工房より感謝を込めて' },
};
