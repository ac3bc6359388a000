/** What shoppers read: the merchant may write it otherwise. */
import { defineTexts } from 'vitrine/extension';

export const say = defineTexts('loyalty', {
  en: {
    earnOne: 'Earn {points} point for each {currency} you spend.',
    earn: 'Earn {points} points for each {currency} you spend.',
    spent: 'Your points have been spent meanwhile.',
  },
  zh: { earnOne: '每消费 1 {currency} 可获得 {points} 积分。', earn: '每消费 1 {currency} 可获得 {points} 积分。', spent: '您的积分已被使用。' },
  'zh-HK': { earnOne: '每消費 1 {currency} 可獲得 {points} 積分。', earn: '每消費 1 {currency} 可獲得 {points} 積分。', spent: '您的積分已被使用。' },
});
