/** Islands of the user area and of signing in: in one file, which no public page loads. */
export { QrSignIn } from '#shop/messengers/sections/qr-sign-in/island.tsx';
export { SessionList } from '#shop/security/sections/security-center/session-list/island.tsx';
export { NoticeItems } from '#shop/notices/sections/notice-list/island.tsx';
export { OrderDetail } from '#shop/orders/sections/user-order/island.tsx';
export { SignOut } from '#storefront/sections/user-nav/sign-out/island.tsx';
