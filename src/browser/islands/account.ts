/** Islands of the user area and of signing in: in one file, which no public page loads. */
export { QrSignIn } from '#shop/messengers/sections/qr-sign-in/island.tsx';
export { AboutMe } from '#shop/profile/sections/user-account/island.tsx';
export { AddressBook } from '#shop/addresses/sections/user-address/island.tsx';
export { InfoForm } from '#shop/profile/sections/user-info/island.tsx';
export { LocalTime } from '#shop/profile/sections/local-time/island.tsx';
export { AccountActions } from '#shop/security/sections/security-center/account-actions/island.tsx';
export { RowActions } from '#shop/articles/sections/own-articles/row-actions/island.tsx';
export { Forget } from '#shop/auth/sections/password/forget.tsx';
export { ResetPassword } from '#shop/auth/sections/password/reset.tsx';
export { SignIn } from '#shop/auth/sections/sign-in/island.tsx';
export { SignUp } from '#shop/auth/sections/sign-up/island.tsx';
export { VerifyEmail, VerifyPrompt } from '#shop/auth/sections/verify/island.tsx';
export { SessionList } from '#shop/security/sections/security-center/session-list/island.tsx';
export { FavoriteItems } from '#shop/favorites/sections/user-favorites/list/island.tsx';
export { ListSettings } from '#shop/favorites/sections/user-favorites/settings/island.tsx';
export { NoticeItems } from '#shop/notices/sections/notice-list/island.tsx';
export { OrderDetail } from '#shop/orders/sections/user-order/island.tsx';
export { SignOut } from '#storefront/sections/user-nav/sign-out/island.tsx';
