/** Made by `npm run generate`; do not edit. */
export interface paths {
    "/address/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an address the default
         * @description Make an address the default.
         */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How addresses of a country are asked for
         * @description How addresses of a country are asked for.
         */
        get: operations["readAddressForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address book
         * @description The address book.
         */
        post: operations["listAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an address out of the book
         * @description Take an address out of the book.
         */
        post: operations["removeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an address, or change one
         * @description Keep an address, or change one.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An article with its text
         * @description An article with its text.
         */
        get: operations["readArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of the caller's own articles with its text
         * @description One of the caller's own articles with its text.
         */
        post: operations["readOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles, newest first
         * @description Articles, newest first.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller's own articles, last changed first
         * @description The caller's own articles, last changed first.
         */
        post: operations["listOwnArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an article, public or not
         * @description Delete an article, public or not.
         */
        post: operations["removeOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an article as a draft; 412 with `data.article` when it was changed since it was read
         * @description Keep an article as a draft; 412 with `data.article` when it was changed since it was read.
         */
        post: operations["saveOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an article to be published
         * @description Ask for an article to be published.
         */
        post: operations["submitOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories and tags of articles
         * @description Categories and tags of articles.
         */
        get: operations["listArticleTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a public article from its readers
         * @description Take a public article from its readers.
         */
        post: operations["unpublishOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an article that waits for approval
         * @description Take back an article that waits for approval.
         */
        post: operations["withdrawOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A challenge of the security verification (ALTCHA v2)
         * @description A challenge of the security verification (ALTCHA v2).
         */
        post: operations["createCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link and a code that set a new password; never reveals whether the account exists
         * @description Send a link and a code that set a new password; never reveals whether the account exists.
         */
        post: operations["forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/openid/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a provider signs people in
         * @description Where a provider signs people in.
         */
        post: operations["beginOpenId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/openid/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with what a provider sent back
         * @description Sign in with what a provider sent back.
         */
        post: operations["finishOpenId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/openid/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a provider to an account, by the account’s password
         * @description Link a provider to an account, by the account’s password.
         */
        post: operations["linkOpenId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qr/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the phone of the demo messenger answers: `code` is the last part of the address in the QR code
         * @description What the phone of the demo messenger answers: `code` is the last part of the address in the QR code.
         */
        post: operations["confirmQrSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qr/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code to sign in by a messaging app, for this browser alone; signed in, a code to link the app to the account (with a fresh proof), or one that is itself the proof (`prove`)
         * @description A code to sign in by a messaging app, for this browser alone; signed in, a code to link the app to the account (with a fresh proof), or one that is itself the proof (`prove`).
         */
        post: operations["createQrSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qr/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far the code of a ticket has come; once confirmed, the token, a single time
         * @description How far the code of a ticket has come; once confirmed, the token, a single time.
         */
        post: operations["readQrSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password and sign in
         * @description Set a new password and sign in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code; the answer never reveals whether the account exists
         * @description Send a code; the answer never reveals whether the account exists.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by password
         * @description Sign in by password.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a code
         * @description Sign in by a code.
         */
        post: operations["signInByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The code that a sign-in by password asked for
         * @description The code that a sign-in by password asked for.
         */
        post: operations["verifySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description End this session.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout/late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session that was signed out while the shop could not be reached; never reveals whether there was one
         * @description End a session that was signed out while the shop could not be reached; never reveals whether there was one.
         */
        post: operations["signOutLate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and sign in
         * @description Make an account and sign in.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an address by the mailed link
         * @description Verify an address by the mailed link.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add units of a variant
         * @description Add units of a variant.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many units the cart holds
         * @description How many units the cart holds.
         */
        post: operations["countCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon
         * @description Use a coupon.
         */
        post: operations["useCartCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/coupon/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon no longer
         * @description Use a coupon no longer.
         */
        post: operations["removeCartCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ways and prices of shipping the cart to a country, or to a postal code of it
         * @description Ways and prices of shipping the cart to a country, or to a postal code of it.
         */
        post: operations["estimateShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The cart as it is now
         * @description The cart as it is now.
         */
        post: operations["readCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what a mailed link is about into the own cart
         * @description Put what a mailed link is about into the own cart.
         */
        post: operations["recoverCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines
         * @description Remove lines.
         */
        post: operations["removeCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a line back into the cart
         * @description Put a line back into the cart.
         */
        post: operations["restoreToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a line aside for later
         * @description Put a line aside for later.
         */
        post: operations["saveForLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the quantity of a line; 0 removes it
         * @description Set the quantity of a line; 0 removes it.
         */
        post: operations["updateCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories
         * @description All categories.
         */
        get: operations["readCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the shipping address
         * @description Set the shipping address.
         */
        post: operations["setCheckoutAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the e-mail address or mobile number
         * @description Set the e-mail address or mobile number.
         */
        post: operations["setCheckoutContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries that the shop ships to
         * @description Countries that the shop ships to.
         */
        get: operations["listCheckoutCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon
         * @description Use a coupon.
         */
        post: operations["useCheckoutCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupon/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon no longer
         * @description Use a coupon no longer.
         */
        post: operations["removeCheckoutCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a checkout of the cart, or of one thing bought at once
         * @description Begin a checkout of the cart, or of one thing bought at once.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use credits, or not
         * @description Use credits, or not.
         */
        post: operations["useCheckoutCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A checkout as it is now; of a placed order by its number
         * @description A checkout as it is now; of a placed order by its number.
         */
        post: operations["readCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the payment method
         * @description Choose the payment method.
         */
        post: operations["setCheckoutPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the shipping method
         * @description Choose the shipping method.
         */
        post: operations["setCheckoutShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order and start its payment
         * @description Place the order and start its payment.
         */
        post: operations["submitCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collection/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Collections
         * @description Collections.
         */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on an article, or answer a comment
         * @description Comment on an article, or answer a comment.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on an article, with answers
         * @description Comments on an article, with answers.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a public coupon among my own
         * @description Put a public coupon among my own.
         */
        post: operations["claimCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A public coupon, from before it begins until it ends
         * @description A public coupon, from before it begins until it ends.
         */
        get: operations["readCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public coupons
         * @description Public coupons.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My claimed coupons
         * @description My claimed coupons.
         */
        post: operations["listOwnCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entry/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entry of a custom category with its fields
         * @description An entry of a custom category with its fields.
         */
        get: operations["readEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entry/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a custom category
         * @description Entries of a custom category.
         */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put something on the wish list
         * @description Put something on the wish list.
         */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take something off the wish list
         * @description Take something off the wish list.
         */
        post: operations["removeFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many things are on the wish list
         * @description How many things are on the wish list.
         */
        post: operations["countFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of the wish list
         * @description A page of the wish list.
         */
        post: operations["listFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that shows my list
         * @description Make a link that shows my list.
         */
        post: operations["shareWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/share/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the link to my list
         * @description Withdraw the link to my list.
         */
        post: operations["stopSharingWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A list that somebody shares
         * @description A list that somebody shares.
         */
        post: operations["readSharedWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to notifications of lower prices and of products back in stock
         * @description Subscribe to notifications of lower prices and of products back in stock.
         */
        post: operations["watchFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/watch/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe by the token of a mail; mail programs post a form to the address (RFC 8058)
         * @description Unsubscribe by the token of a mail; mail programs post a form to the address (RFC 8058).
         */
        post: operations["stopWatchingFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/wishList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ids on the wish list, by type
         * @description Ids on the wish list, by type.
         */
        post: operations["readWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the shop something
         * @description Tell the shop something.
         */
        post: operations["addFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to fill in a form; its token goes along as `formToken`
         * @description Begin to fill in a form; its token goes along as `formToken`.
         */
        post: operations["beginForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a guest; the secret is sent as `x-guest` from then on
         * @description Make a guest; the secret is sent as `x-guest` from then on.
         */
        post: operations["createGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiry/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an inquiry form
         * @description Send an inquiry form.
         */
        post: operations["submitInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that the account did
         * @description Everything that the account did.
         */
        post: operations["listLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A menu with its entries
         * @description A menu with its entries.
         */
        get: operations["readMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm by the mailed link
         * @description Confirm by the mailed link.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the newsletter; a mail confirms it
         * @description Ask for the newsletter; a mail confirms it.
         */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End it; mail programs post a form to the address (RFC 8058)
         * @description End it; mail programs post a form to the address (RFC 8058).
         */
        post: operations["unsubscribeFromNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many I have not read
         * @description How many I have not read.
         */
        post: operations["countNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of my notifications
         * @description A page of my notifications.
         */
        post: operations["listNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark some as read, or all
         * @description Mark some as read, or all.
         */
        post: operations["markNoticesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order, or ask for it
         * @description Cancel an order, or ask for it.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an order has arrived
         * @description Say that an order has arrived.
         */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/credit-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to a credit note of an order of the caller's
         * @description A private link to a credit note of an order of the caller's.
         */
        post: operations["createCreditNoteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order of the caller's
         * @description An order of the caller's.
         */
        post: operations["readOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to the invoice of an order of the caller's
         * @description A private link to the invoice of an order of the caller's.
         */
        post: operations["createInvoiceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders of the account
         * @description Orders of the account.
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the link to an order mailed
         * @description Have the link to an order mailed.
         */
        post: operations["lookUpOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what an order held into the cart, as far as it can be bought now
         * @description Put what an order held into the cart, as far as it can be bought now.
         */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page with its text
         * @description A page with its text.
         */
        get: operations["readPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the merchant
         * @description Pages of the merchant.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the payment of an unpaid order
         * @description Start the payment of an unpaid order.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/webhook/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A provider's webhook, in its own format and signature; 2xx once it is stored
         * @description A provider's webhook, in its own format and signature; 2xx once it is stored.
         */
        post: operations["receivePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by id, as lists show them
         * @description Products by id, as lists show them.
         */
        get: operations["listProductCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product with its variants
         * @description A product with its variants.
         */
        get: operations["readProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, filtered and sorted
         * @description Products, filtered and sorted.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotion/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A promotion, from before it begins until it ends
         * @description A promotion, from before it begins until it ends.
         */
        get: operations["readPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running promotions
         * @description Running promotions.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about a product
         * @description Ask about a product.
         */
        post: operations["addQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question
         * @description Answer a question.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about a product, with answers
         * @description Questions about a product, with answers.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a return
         * @description Ask for a return.
         */
        post: operations["applyForReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a return back
         * @description Take a return back.
         */
        post: operations["cancelReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A return of the caller's
         * @description A return of the caller's.
         */
        post: operations["readReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller's returns, or those of an order
         * @description The caller's returns, or those of an order.
         */
        post: operations["listReturns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/logistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say by which parcel the goods come back
         * @description Say by which parcel the goods come back.
         */
        post: operations["sendReturnLogistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The expected refund for units of an order
         * @description The expected refund for units of an order.
         */
        post: operations["quoteReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a product; again: instead of the review that waits for approval
         * @description Review a product; again: instead of the review that waits for approval.
         */
        post: operations["addReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a review helped
         * @description Say that a review helped.
         */
        post: operations["markReviewHelpful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved reviews of a product
         * @description Approved reviews of a product.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, articles and pages for some words
         * @description Products, articles and pages for some words.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may be meant by the words typed so far
         * @description What may be meant by the words typed so far.
         */
        get: operations["suggestSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign-ins and security changes
         * @description Sign-ins and security changes.
         */
        post: operations["listSecurityActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The apps and providers that sign in to the account
         * @description The apps and providers that sign in to the account.
         */
        post: operations["listIdentities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/identities/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes such an identity from the account, with a fresh proof; never the last way of signing in
         * @description Takes such an identity from the account, with a fresh proof; never the last way of signing in.
         */
        post: operations["unlinkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the security center shows
         * @description What the security center shows.
         */
        post: operations["readSecurityOverview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the account is signed in
         * @description Where the account is signed in.
         */
        post: operations["listSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session, or all others
         * @description End one session, or all others.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code by e-mail at sign-in, or not
         * @description Ask for a code by e-mail at sign-in, or not.
         */
        post: operations["switchSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop is called, speaks, sells in, ships to and offers
         * @description What the shop is called, speaks, sells in, ships to and offers.
         */
        get: operations["readShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the time spent on a page
         * @description Add the time spent on a page.
         */
        post: operations["addVisitDuration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tag/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags
         * @description Tags.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture for a review, a return, an article or an inquiry
         * @description Send a picture for a review, a return, an article or an inquiry.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Delete the account.
         */
        post: operations["deleteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the picture, or take it away
         * @description Change the picture, or take it away.
         */
        post: operations["changeAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address
         * @description Change the e-mail address.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change nick name, bio and birthday
         * @description Change nick name, bio and birthday.
         */
        post: operations["changeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the mobile number
         * @description Change the mobile number.
         */
        post: operations["changeMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change first and last name
         * @description Change first and last name.
         */
        post: operations["changeName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another password; other sessions end
         * @description Set another password; other sessions end.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that the shop holds about the account
         * @description Everything that the shop holds about the account.
         */
        post: operations["exportUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who is signed in
         * @description Who is signed in.
         */
        post: operations["readUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a visitor looks at a page
         * @description Note that a visitor looks at a page.
         */
        post: operations["trackVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm by the mailed link
         * @description Confirm by the mailed link.
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare a withdrawal; a mail to the address of the order asks to confirm it
         * @description Declare a withdrawal; a mail to the address of the order asks to confirm it.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityEntry: {
            at: string;
            detail: {
                [key: string]: string | number | boolean;
            };
            device: string;
            id: string;
            ip: string;
            /** @enum {string} */
            kind: "signUp" | "signIn" | "signInFailed" | "newDevice" | "signOut" | "signOutSession" | "signOutOthers" | "passwordChanged" | "passwordReset" | "emailVerified" | "emailChanged" | "mobileChanged" | "loginVerificationOn" | "loginVerificationOff" | "identityLinked" | "identityUnlinked" | "dataExported" | "accountDeleted" | "nameChanged" | "infoChanged" | "avatarChanged" | "addressSaved" | "addressRemoved" | "guestJoined" | "favoriteAdded" | "favoriteRemoved" | "listShared" | "couponClaimed" | "articleSaved" | "articleSubmitted" | "articleWithdrawn" | "articleRemoved" | "orderPlaced" | "orderCancelled" | "returnApplied" | "returnCancelled" | "returnSent" | "reviewWritten" | (string & {});
            text: string;
        };
        Address: {
            address: string;
            apartment: string;
            area: string;
            city: string;
            country: string;
            countryCode: string;
            firstName: string;
            lastName: string;
            phone: string;
            postalCode: string;
            province: string;
        };
        AddressForm: {
            areas: string[];
            callingCode: string;
            cities: string[];
            country: string;
            fields: {
                autocomplete: string;
                example?: string;
                maxLength: number;
                /** @enum {string} */
                name: "province" | "city" | "area" | "postalCode" | "firstName" | "lastName" | "address" | "apartment" | "countryCode" | "phone" | (string & {});
                pattern?: string;
                required: boolean;
                title: string;
            }[];
            provinces: {
                cities: string[];
                title: string;
                value: string;
            }[];
            title: string;
        };
        AuthSignedIn: {
            joined: components["schemas"]["Joined"];
            token: string;
            user: components["schemas"]["User"];
            verifyEmail: boolean;
        };
        BasketLine: {
            available: number | null;
            discounts: components["schemas"]["Discount"][];
            image: components["schemas"]["Picture"] | null;
            lineId: string;
            linePrice: components["schemas"]["Money"] | null;
            messages: string[];
            options: {
                title: string;
                value: string;
            }[];
            price: components["schemas"]["Money"];
            purchasable: boolean;
            quantity: number;
            sku: string;
            slug: string;
            subtotal: components["schemas"]["Money"];
            title: string;
            total: components["schemas"]["Money"];
        };
        BookAddress: {
            address: string;
            apartment: string;
            area: string;
            city: string;
            country: string;
            countryCode: string;
            firstName: string;
            id: string;
            isDefault: boolean;
            lastName: string;
            lines: string[];
            phone: string;
            postalCode: string;
            province: string;
            version: number;
        };
        Cart: {
            count: number;
            couponCodes: string[];
            couponDiscounts: components["schemas"]["Discount"][];
            lines: components["schemas"]["BasketLine"][];
            messages: string[];
            nudges: components["schemas"]["Nudge"][];
            promotionDiscounts: components["schemas"]["Discount"][];
            saved: components["schemas"]["BasketLine"][];
            shippingDiscounts: {
                code?: string;
                title: string;
            }[];
            subtotal: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        CategoryNode: {
            children: {
                children: {
                    children: {
                        children: {
                            children: {
                                children: {
                                    children: {
                                        children: {
                                            children: {
                                                children: unknown[];
                                                description: string;
                                                id: string;
                                                image: components["schemas"]["Picture"] | null;
                                                productCount: number;
                                                slug: string;
                                                title: string;
                                            }[];
                                            description: string;
                                            id: string;
                                            image: components["schemas"]["Picture"] | null;
                                            productCount: number;
                                            slug: string;
                                            title: string;
                                        }[];
                                        description: string;
                                        id: string;
                                        image: components["schemas"]["Picture"] | null;
                                        productCount: number;
                                        slug: string;
                                        title: string;
                                    }[];
                                    description: string;
                                    id: string;
                                    image: components["schemas"]["Picture"] | null;
                                    productCount: number;
                                    slug: string;
                                    title: string;
                                }[];
                                description: string;
                                id: string;
                                image: components["schemas"]["Picture"] | null;
                                productCount: number;
                                slug: string;
                                title: string;
                            }[];
                            description: string;
                            id: string;
                            image: components["schemas"]["Picture"] | null;
                            productCount: number;
                            slug: string;
                            title: string;
                        }[];
                        description: string;
                        id: string;
                        image: components["schemas"]["Picture"] | null;
                        productCount: number;
                        slug: string;
                        title: string;
                    }[];
                    description: string;
                    id: string;
                    image: components["schemas"]["Picture"] | null;
                    productCount: number;
                    slug: string;
                    title: string;
                }[];
                description: string;
                id: string;
                image: components["schemas"]["Picture"] | null;
                productCount: number;
                slug: string;
                title: string;
            }[];
            description: string;
            id: string;
            image: components["schemas"]["Picture"] | null;
            productCount: number;
            slug: string;
            title: string;
        };
        Checkout: {
            address: components["schemas"]["Address"] | null;
            addressLines: string[];
            contact: {
                countryCode: string | null;
                email: string | null;
                mobile: string | null;
            };
            couponCodes: string[];
            couponDiscounts: components["schemas"]["Discount"][];
            credits: components["schemas"]["Money"];
            creditsAvailable?: components["schemas"]["Money"];
            due?: components["schemas"]["Money"];
            lines: components["schemas"]["BasketLine"][];
            messages: string[];
            orderNo: string | null;
            payable: boolean;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            paymentMethods: components["schemas"]["PaymentMethod"][];
            promotionDiscounts: components["schemas"]["Discount"][];
            remark: string;
            requiresAddress?: boolean;
            requiresPayment: boolean;
            requiresShipping: boolean;
            shippingDiscounts?: {
                code?: string;
                title: string;
            }[];
            shippingFee: components["schemas"]["Money"] | null;
            shippingMethod: components["schemas"]["ShippingMethod"] | null;
            shippingMethods: components["schemas"]["ShippingMethod"][];
            slug: string;
            /** @enum {string} */
            state: "open" | "placed" | (string & {});
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            taxes?: {
                amount: components["schemas"]["Money"];
                basisPoints: number;
                title: string;
            }[];
            taxIncluded: boolean;
            total: components["schemas"]["Money"];
            useCredits?: boolean;
        };
        Collection: {
            description: string;
            id: string;
            image: components["schemas"]["Picture"] | null;
            productCount: number;
            slug: string;
            summary: string;
            title: string;
        };
        /** @description An article, page or entry as lists show it */
        ContentCard: {
            author: string;
            categories: components["schemas"]["TopicReference"][];
            id: string;
            /** @enum {string} */
            kind: "article" | "page" | "entry" | (string & {});
            picture: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            publishedAt: string;
            readingMinutes: number;
            slug: string;
            summary: string;
            tags: components["schemas"]["TopicReference"][];
            title: string;
            type: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description An article, page or entry with its text */
        ContentDetail: {
            author: string;
            body: string;
            categories: components["schemas"]["TopicReference"][];
            fields: {
                key: string;
                /** @enum {string} */
                kind: "text" | "richText" | "number" | "date" | "choice" | "picture" | (string & {});
                picture: components["schemas"]["Picture"] | null;
                title: string;
                value: string;
            }[];
            id: string;
            /** @enum {string} */
            kind: "article" | "page" | "entry" | (string & {});
            languages: string[];
            picture: components["schemas"]["Picture"] | null;
            pictures: components["schemas"]["Picture"][];
            productIds: string[];
            /** Format: date-time */
            publishedAt: string;
            readingMinutes: number;
            seoDescription: string;
            seoTitle: string;
            slug: string;
            slugs: {
                [key: string]: string;
            };
            summary: string;
            tags: components["schemas"]["TopicReference"][];
            title: string;
            type: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CountryChoice: {
            callingCode: string;
            country: string;
            title: string;
        };
        CouponItem: {
            code: string;
            description: string;
            endsAt: string | null;
            limit: {
                perCustomer: number | null;
                remaining: number | null;
                total: number | null;
            };
            slug: string;
            startsAt: string | null;
            title: string;
        };
        Created: {
            expiresAt: string;
            matchCode: string;
            /** @enum {string} */
            shows: "code" | "window" | (string & {});
            svg: string;
            ticket: string;
            url: string;
        };
        Discount: {
            amount: components["schemas"]["Money"];
            code?: string;
            title: string;
        };
        /** @description What every success has besides its `data`. */
        Envelope: {
            /**
             * @description 0: success.
             * @constant
             */
            code: 0;
            /** @description Empty, or a message for a person. */
            msg: string;
        };
        FavoriteCount: {
            article: number;
            page: number;
            product: number;
            total: number;
        };
        FavoriteItem: {
            /** Format: date-time */
            addedAt: string;
            id: string;
            picture: components["schemas"]["Picture"] | null;
            product: components["schemas"]["ProductCard"] | null;
            slug: string;
            summary: string;
            title: string;
            /** @enum {string} */
            type: "product" | "article" | "page" | (string & {});
        };
        FavoriteList: {
            items: components["schemas"]["FavoriteItem"][];
            page: number;
            size: number;
            total: number;
        };
        FavoriteState: {
            favorite: boolean;
            id: string;
            /** @enum {string} */
            type: "product" | "article" | "page" | (string & {});
        };
        Joined: {
            cart: boolean;
            favorites: boolean;
            message: string | null;
            orders: number;
        };
        LinkedIdentity: {
            linkedAt: string;
            name: string;
            provider: string;
            subject: string;
            title: string;
        };
        Log: {
            items: components["schemas"]["ActivityEntry"][];
            page: number;
            size: number;
            total: number;
        };
        /** @description A menu of the shop */
        Menu: {
            /** @description Entries of the first level, in order */
            items: components["schemas"]["MenuEntry"][];
            /** @description The place of the menu: `header`, `footer`, or a name of the merchant’s */
            key: string;
        };
        /** @description An entry of a menu */
        MenuEntry: {
            /** @description Entries below this one; there are three levels at most */
            children: components["schemas"]["MenuEntry"][];
            /** @description Path of the shop’s own page, without language prefix, or a whole address; null for a heading */
            path: string | null;
            /** @description Shown beside an entry of the first level */
            picture: components["schemas"]["Picture"] | null;
            /** @description The slug of what it leads to, or the key of a custom category; null for `url` */
            target: string | null;
            /** @description What the entry says, in the language asked for */
            title: string;
            /**
             * @description What the entry leads to; `url`: an address, or nothing for a heading
             * @enum {string}
             */
            type: "category" | "collection" | "page" | "product" | "custom" | "url" | (string & {});
        };
        /** @description A sum of money. */
        Money: {
            /** @description Minor units of the currency: 1999 is 19.99 USD, and 1999 JPY. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
        };
        MyCoupon: {
            /** Format: date-time */
            claimedAt: string;
            code: string;
            description: string;
            endsAt: string | null;
            limit: {
                perCustomer: number | null;
                remaining: number | null;
                total: number | null;
            };
            slug: string;
            startsAt: string | null;
            /** @enum {string} */
            state: "usable" | "used" | "expired" | (string & {});
            title: string;
            usable: boolean;
            usedCount: number;
        };
        Notice: {
            /** Format: date-time */
            at: string;
            id: string;
            /** @enum {string} */
            kind: "priceDropped" | "backInStock" | "creditsGiven" | "articleApproved" | "articleRefused" | "newDevice" | "passwordChanged" | "emailChanged" | "mobileChanged" | "paymentDue" | "returnApplied" | "returnApproved" | "returnRefused" | "returnReminded" | "returnReceived" | "returnRejected" | "returnExchangeSent" | "returnRefunded" | "returnExpired" | (string & {});
            path: string;
            read: boolean;
            text: string;
        };
        NoticeList: {
            items: components["schemas"]["Notice"][];
            page: number;
            size: number;
            total: number;
            unread: number;
        };
        Nudge: {
            done: boolean;
            /** @enum {string} */
            kind: "freeShipping" | "discount" | (string & {});
            reached: number;
            target: number;
            text: string;
        };
        Option: {
            key: string;
            title: string;
            values: {
                imageId: string | null;
                swatch: string | null;
                title: string;
                value: string;
            }[];
        };
        Order: {
            actions: ("pay" | "cancel" | "confirm" | "return" | (string & {}))[];
            address: components["schemas"]["Address"] | null;
            addressLines: string[];
            contact: {
                countryCode: string | null;
                email: string | null;
                mobile: string | null;
            };
            couponDiscounts: components["schemas"]["Discount"][];
            credits: components["schemas"]["Money"];
            creditsReturned: components["schemas"]["Money"];
            currency: string;
            due: components["schemas"]["Money"];
            editedAt: string | null;
            orderNo: string;
            payment: {
                capturedLater: boolean;
                dueAt: string | null;
                instructions: {
                    title: string;
                    value: string;
                }[];
                methodId: string;
                note: string;
                shipsBeforePayment: boolean;
                /** @enum {string} */
                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
                title: string;
            } | null;
            paymentAmount: components["schemas"]["Money"];
            payPath: string | null;
            /** @enum {string} */
            payStatus: "unpaid" | "paid" | (string & {});
            /** Format: date-time */
            placedAt: string;
            products: {
                discounts: components["schemas"]["Discount"][];
                image: components["schemas"]["Picture"] | null;
                lineId: string;
                options: {
                    title: string;
                    value: string;
                }[];
                price: components["schemas"]["Money"];
                quantity: number;
                returnable: number;
                returnableGoods: number;
                returned: number;
                shipped: number;
                sku: string;
                slug: string;
                title: string;
                total: components["schemas"]["Money"];
                withheld: number;
            }[];
            promotionDiscounts: components["schemas"]["Discount"][];
            refundedAmount: components["schemas"]["Money"];
            refunds: {
                amount: components["schemas"]["Money"];
                /** Format: date-time */
                at: string;
                creditNote: string | null;
                credits: components["schemas"]["Money"];
                goodwill: boolean;
                lines: {
                    amount: components["schemas"]["Money"];
                    lineId: string;
                    quantity: number;
                }[];
                reason: string;
                shipping: components["schemas"]["Money"];
            }[];
            /** @enum {string} */
            refundState: "none" | "partial" | "full" | (string & {});
            remark: string;
            shipments: {
                deliveredAt: string | null;
                expressName: string;
                expressNumber: string;
                lines: {
                    lineId: string;
                    quantity: number;
                }[];
                /** Format: date-time */
                shippedAt: string;
                trackingUrl: string | null;
            }[];
            shippingFee: components["schemas"]["Money"];
            shippingMethod: {
                id: string;
                pickup?: components["schemas"]["Pickup"];
                title: string;
            } | null;
            /** @enum {string} */
            status: "inProgress" | "completed" | "cancelled" | "pendingCancellation" | (string & {});
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            taxes: {
                amount: components["schemas"]["Money"];
                base: components["schemas"]["Money"];
                basisPoints: number;
                title: string;
            }[];
            taxIncluded: boolean;
            timeline: {
                /** Format: date-time */
                at: string;
                event: string;
                reason: string;
                title: string;
            }[];
            total: components["schemas"]["Money"];
        };
        OrderList: {
            items: components["schemas"]["Order"][];
            page: number;
            size: number;
            total: number;
        };
        OwnArticle: {
            author: string;
            body: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string} */
            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
            /** @description Without language prefix */
            path: string;
            picture: components["schemas"]["Picture"] | null;
            pictureAlt: string;
            /** @description Readers see it, or an earlier text of it */
            public: boolean;
            refusal: string;
            slug: string;
            /** @enum {string} */
            state: "draft" | "pending" | "approved" | "refused" | (string & {});
            submittedAt: string | null;
            summary: string;
            title: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        OwnArticleItem: {
            author: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string} */
            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
            /** @description Without language prefix */
            path: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Readers see it, or an earlier text of it */
            public: boolean;
            refusal: string;
            slug: string;
            /** @enum {string} */
            state: "draft" | "pending" | "approved" | "refused" | (string & {});
            submittedAt: string | null;
            summary: string;
            title: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        PaymentMethod: {
            id: string;
            note?: string;
            title: string;
        };
        PaymentStart: {
            orderNo: string;
            orderToken?: string;
            payment: {
                action: {
                    /** @constant */
                    type: "none";
                } | {
                    /** @constant */
                    type: "redirect";
                    url: string;
                } | {
                    clientSecret: string;
                    provider: string;
                    publishableKey: string;
                    /** @constant */
                    type: "client";
                    url: string;
                };
                /** @enum {string} */
                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
            };
        };
        Pickup: {
            addressLines: string[];
            hours: string;
            phone: string;
        };
        Picture: {
            alt: string;
            focalPoint?: {
                x: number;
                y: number;
            } | null;
            height: number;
            id: string;
            placeholder: string | null;
            url: string;
            width: number;
        };
        ProductCard: {
            available: number | null;
            brand: string;
            /** @description Of the variant that `sku` names */
            buyPrice: components["schemas"]["Money"];
            id: string;
            /** @description At most two: the picture, and the one shown under the pointer */
            images: components["schemas"]["Picture"][];
            linePrice: components["schemas"]["Money"] | null;
            /** @description Short name of the promotion that is for it and for everybody: `Sale −20 %` */
            offer: string | null;
            options: components["schemas"]["Option"][];
            price: components["schemas"]["Money"];
            priceVaries: boolean;
            /** Format: date-time */
            publishedAt: string;
            rating: number | null;
            reviewCount: number;
            showCart: boolean;
            showFavorite: boolean;
            sku: string;
            slug: string;
            /** @enum {string} */
            stock: "in" | "low" | "out" | (string & {});
            summary: string;
            title: string;
            variantCount: number;
        };
        /** @description A promotion or coupon with its conditions */
        Promotion: {
            /** @description Whether a signed-in shopper claims it first */
            claimRequired: boolean;
            /** @description What is entered at the cart or checkout; null where it applies by itself */
            code: string | null;
            description: string;
            endsAt: string | null;
            /** @description Its identifier */
            id: string;
            slug: string;
            startsAt: string | null;
            /** @description Its conditions as sentences, in the language asked for */
            terms: string[];
            title: string;
            /** @description Whether all products take part; else `product/list?promotion=…` lists those that do */
            wholeShop: boolean;
        };
        PromotionItem: {
            description: string;
            endsAt: string | null;
            slug: string;
            startsAt: string | null;
            title: string;
        };
        Reference: {
            id: string;
            slug: string;
            title: string;
        };
        /** @description A refusal, or an error. */
        Refusal: {
            /** @description 10: decide first; 30: no permission; 40, 41: refused; 50, 51: sign in; 500, 20000: an error of the shop. */
            code: number;
            /** @description What belongs to the reason, such as `errors` by field. */
            data: {
                [key: string]: unknown;
            } | null;
            /** @description What to tell a person, in the language of the request. */
            msg: string;
            /** @description The stable name of what was refused, such as `outOfStock`. New ones may come. */
            reason: string;
        };
        Return: {
            actions: ("cancel" | "logistics" | (string & {}))[];
            /** Format: date-time */
            appliedAt: string;
            applyDescription: string;
            /** @enum {string} */
            applyType: "returnRefund" | "exchange" | "refundOnly" | (string & {});
            /** @enum {string} */
            auditStatus: "pendingApproval" | "auditSuccessful" | "auditFailed" | (string & {});
            closedAt: string | null;
            deliveryTime: string | null;
            exchangeShipment: {
                expressName: string;
                expressNumber: string;
                /** Format: date-time */
                shippedAt: string;
            } | null;
            images: components["schemas"]["Picture"][];
            lines: components["schemas"]["ReturnLine"][];
            logisticsCompany: string;
            logisticsDueAt: string | null;
            logisticsNumber: string;
            orderNo: string;
            quotedAmount: components["schemas"]["Money"];
            receivedAt: string | null;
            refundAmount: components["schemas"]["Money"];
            refundedAt: string | null;
            refundedCredits: components["schemas"]["Money"];
            refundReason: string;
            /** @enum {string} */
            refundTo: "source" | "credits" | (string & {});
            refuseDescription: string;
            returnAddress: components["schemas"]["ReturnAddress"] | null;
            returnNo: string;
            shippingFee: components["schemas"]["Money"];
            /** @enum {string} */
            status: "pendingApproval" | "cancelled" | "completed" | "ended" | (string & {});
            timeline: {
                /** Format: date-time */
                at: string;
                event: string;
                reason: string;
                title: string;
            }[];
        };
        ReturnAddress: {
            consignee: string;
            contactNumber: string;
            detailedAddress: string;
        };
        ReturnLine: {
            exchangeOptions: {
                title: string;
                value: string;
            }[];
            exchangeSku: string | null;
            image: components["schemas"]["Picture"] | null;
            lineId: string;
            options: {
                title: string;
                value: string;
            }[];
            price: components["schemas"]["Money"];
            quantity: number;
            sku: string;
            slug: string;
            title: string;
            total: components["schemas"]["Money"];
        };
        ReturnList: {
            items: components["schemas"]["Return"][];
            page: number;
            size: number;
            total: number;
        };
        ReturnQuote: {
            refundAmount: components["schemas"]["Money"];
            refundCredits: components["schemas"]["Money"];
            shippingFee: components["schemas"]["Money"];
        };
        Review: {
            answer: {
                /** Format: date-time */
                at: string;
                text: string;
            } | null;
            author: string;
            /** Format: date-time */
            createdAt: string;
            helpful: number;
            id: string;
            images: components["schemas"]["Picture"][];
            lang: string;
            rating: number;
            text: string;
            title: string;
            verified: boolean;
        };
        ReviewList: {
            histogram: {
                count: number;
                rating: number;
            }[];
            items: components["schemas"]["Review"][];
            page: number;
            rating: number | null;
            reviewCount: number;
            size: number;
            total: number;
        };
        Search: {
            articles: components["schemas"]["Reference"][];
            facets: {
                /** @description The counts are lower bounds: more products match than are counted */
                atLeast: boolean;
                key: string;
                title: string;
                values: {
                    count: number;
                    swatch: string | null;
                    title: string;
                    value: string;
                }[];
            }[];
            items: components["schemas"]["ProductCard"][];
            page: number;
            pages: components["schemas"]["Reference"][];
            /** @description What was searched for instead of `q`, of which nothing was found */
            searchedFor: string | null;
            size: number;
            total: number;
            /** @description `total` is a lower bound: a narrowed list is counted up to 10,000 */
            totalAtLeast: boolean;
        };
        SecurityOverview: {
            canVerifyByEmail: boolean;
            email: string | null;
            hasPassword: boolean;
            loginEmailVerification: boolean;
            mobile: string | null;
            sessions: components["schemas"]["Session"][];
        };
        Session: {
            current: boolean;
            device: string;
            id: string;
            lastSeenAt: string;
            loginIp: string;
            /** @enum {string} */
            loginMethod: "signup" | "password" | "code" | "qr" | "openid" | "reset" | (string & {});
            signedInAt: string;
        };
        Share: {
            path: string;
            title: string;
            types: ("product" | "article" | "page" | (string & {}))[];
        };
        SharedList: {
            items: components["schemas"]["FavoriteItem"][];
            page: number;
            size: number;
            title: string;
            total: number;
        };
        ShippingMethod: {
            id: string;
            pickup?: components["schemas"]["Pickup"];
            price: components["schemas"]["Money"];
            title: string;
        };
        /** @description What the shop is called, speaks, sells in, ships to and offers */
        ShopInfo: {
            /** @description Countries that goods are sent to */
            countries: {
                /** @description With a plus sign */
                callingCode: string | null;
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @description Its name, in the language asked for */
                title: string;
            }[];
            /** @description Currencies that can be asked for */
            currencies: {
                /** @description ISO 4217 */
                code: string;
                /** @description Whether those get it who ask for none */
                default: boolean;
                /** @description Decimal places of its major unit: 2 for USD, 0 for JPY */
                exponent: number;
            }[];
            /** @description Lists of contents that the merchant made */
            customCategories: {
                /** @description Path of its page, without language prefix */
                path: string;
                /**
                 * @description What it lists: `article`: articles; `entry`: entries of its own; `brand`: brands of products
                 * @enum {string}
                 */
                source: "article" | "brand" | "entry" | (string & {});
                /** @description Its name, in the language asked for */
                title: string;
                /** @description Key, for `GET /api/web/entry/list` */
                type: string;
            }[];
            /** @description What it says of itself in a few, in the language asked for */
            description: string;
            /** @description Where shoppers write to */
            email: string | null;
            /** @description What is switched on */
            features: {
                /** @description Apps that sign in by a QR code */
                messagingApps: {
                    /** @description Key for `auth/qr/create` */
                    id: string;
                    /** @description Its name */
                    title: string;
                }[];
                paymentMethods: {
                    /** @description Key of the method */
                    id: string;
                    /** @description Its name, in the language asked for */
                    title: string;
                }[];
                /** @description Other accounts that one signs in with */
                signInProviders: {
                    /** @description Key for `auth/openid/begin` */
                    id: string;
                    /** @description Its name */
                    title: string;
                }[];
                /** @description What signing up needs besides */
                signUpAsks: {
                    /** @description The birthday */
                    birthday: boolean;
                    /** @description First and last name */
                    name: boolean;
                };
                visitConsent: {
                    /**
                     * @description Who is asked before visits are counted: `byCountry`: visitors of `countries`; `always`: all; `never`: nobody
                     * @enum {string}
                     */
                    ask: "byCountry" | "always" | "never" | (string & {});
                    /** @description See `ask` */
                    countries: string[];
                };
            };
            /** @description Languages that can be asked for, as they are offered */
            languages: {
                /** @description Its code, as `x-lang` and the prefix of pages name it */
                code: string;
                /** @description Whether those get it who ask for none */
                default: boolean;
                /** @description What its readers call it */
                title: string;
            }[];
            /** @description What is taken at most */
            limits: {
                /** @description Entries of an address book */
                addresses: number;
                /** @description Lines of a cart */
                cartLines: number;
                /** @description Coupons of a cart */
                couponsPerCart: number;
                /** @description Items on a page of a list */
                listSize: number;
                /** @description Characters of a password, at most */
                passwordMax: number;
                /** @description Characters of a password, at least */
                passwordMin: number;
                /** @description Units of a line */
                quantityPerLine: number;
                /** @description Days after delivery in which a return can be asked for */
                returnDays: number;
                /** @description Bytes of a picture that is sent along */
                uploadBytes: number;
            };
            /** @description Shown in place of the name */
            logo: components["schemas"]["Picture"] | null;
            /** @description Markets; the first serves countries that none names */
            markets: components["schemas"]["ShopMarket"][];
            /** @description Places of menus, for `GET /api/web/menu/detail` */
            menus: string[];
            /** @description The name of the shop, in the language asked for */
            name: string;
            /** @description Where shoppers call */
            phone: string | null;
            /** @description Pages that tell shoppers of their rights */
            policies: {
                /**
                 * @description For `GET /api/web/page/detail`
                 * @enum {string}
                 */
                slug: "terms" | "privacy" | "shipping" | "returns" | "imprint" | (string & {});
                /** @description Its title, in the language asked for */
                title: string;
            }[];
            /** @description What it says of itself in a line, in the language asked for */
            tagline: string;
            /** @description IANA time zone in which deadlines are told */
            timeZone: string;
            /** @description Address of its own pages, without a slash at the end */
            website: string;
        };
        /** @description A set of countries with a currency and a way of showing taxes */
        ShopMarket: {
            /** @description Key of the market */
            code: string;
            /** @description Countries that belong to it */
            countries: string[];
            /** @description ISO 4217 code of the currency that its prices are in */
            currency: string;
            /** @description Whether prices hold tax */
            taxIncluded: boolean;
            /** @description Its name, in the language asked for */
            title: string;
            /** @description Whether shoppers may withdraw from a purchase by law */
            withdrawal: boolean;
        };
        ShownProductField: {
            key: string;
            /** @enum {string} */
            kind: "text" | "number" | "yesNo" | "choice" | "date" | (string & {});
            title: string;
            unit: string;
            value: string;
        };
        SizeGuide: {
            columns: string[];
            /** @default  */
            note: string;
            rows: string[][];
            title: string;
        };
        Submitted: {
            orderNo: string;
            orderToken: string | null;
            payment: {
                action: {
                    /** @constant */
                    type: "none";
                } | {
                    /** @constant */
                    type: "redirect";
                    url: string;
                } | {
                    clientSecret: string;
                    provider: string;
                    publishableKey: string;
                    /** @constant */
                    type: "client";
                    url: string;
                };
                /** @enum {string} */
                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
            };
        };
        Suggest: {
            articles: components["schemas"]["Reference"][];
            categories: {
                id: string;
                image: components["schemas"]["Picture"] | null;
                productCount: number;
                slug: string;
                title: string;
            }[];
            collections: {
                id: string;
                image: components["schemas"]["Picture"] | null;
                productCount: number;
                slug: string;
                title: string;
            }[];
            pages: components["schemas"]["Reference"][];
            products: components["schemas"]["ProductCard"][];
            queries: string[];
        };
        Tag: {
            id: string;
            productCount: number;
            slug: string;
            title: string;
        };
        Thread: {
            author: string;
            byShop: boolean;
            /** Format: date-time */
            createdAt: string;
            id: string;
            lang: string;
            replies: {
                author: string;
                byShop: boolean;
                /** Format: date-time */
                createdAt: string;
                id: string;
                lang: string;
                text: string;
            }[];
            text: string;
        };
        ThreadList: {
            items: components["schemas"]["Thread"][];
            page: number;
            size: number;
            total: number;
        };
        /** @description A category or tag of articles */
        Topic: {
            /** @description How many articles it holds now */
            articleCount: number;
            id: string;
            slug: string;
            /** @description What it is about */
            summary: string;
            title: string;
        };
        TopicReference: {
            id: string;
            slug: string;
            title: string;
        };
        Track: {
            ask: boolean;
            kept: boolean;
            visitorId: string;
        };
        User: {
            avatar: string | null;
            bio: string;
            birthday: string | null;
            countryCode: string | null;
            creditsBalance: components["schemas"]["Money"];
            email: string | null;
            firstName: string;
            fullName: string;
            id: string;
            lastLogin: string | null;
            lastName: string;
            mobile: string | null;
            nickName: string;
            orderQuantity: number;
            paymentAmount: components["schemas"]["Money"];
            spendingAmount: components["schemas"]["Money"];
            unpaidOrderCount: number;
            version: number;
        };
        Variant: {
            available: number | null;
            barcode: string | null;
            id: string;
            imageId: string | null;
            linePrice: components["schemas"]["Money"] | null;
            options: {
                [key: string]: string;
            };
            /** @enum {string} */
            policy: "deny" | "continue" | (string & {});
            price: components["schemas"]["Money"];
            sku: string;
            /** @enum {string} */
            stock: "in" | "low" | "out" | (string & {});
            weightGrams: number;
        };
        Video: {
            id: string;
            /** @enum {string} */
            mime: "video/mp4" | "video/webm" | (string & {});
            poster: components["schemas"]["Picture"] | null;
            title: string;
            url: string;
        };
        WishList: {
            article: string[];
            page: string[];
            product: string[];
        };
    };
    responses: {
        /** @description An error of the shop, or of what it depends on. */
        Failure: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Refused; `reason` says why, `msg` says it in the language of the request. */
        Refusal: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The currency of prices (ISO 4217), one of the shop’s. Else that of the default market. */
        Currency: string;
        /** @description Names this very write: sent again with the same body, it answers what was answered before and does nothing (24 hours). */
        IdempotencyKey: string;
        /** @description The language of texts and messages, one of the shop’s. Else the query `lang`, the cookie, `Accept-Language`. */
        Lang: string;
        /** @description Names the app, for counting alone. It grants nothing; an unknown or withdrawn one: 400. */
        PublishableKey: string;
        /** @description The version that the program was written for; without it the current one answers. An unknown one: 400. */
        Version: string;
        /** @description The visitor’s id, for counting alone. It grants nothing. */
        Visitor: string;
    };
    requestBodies: never;
    headers: {
        /** @description The state of what is answered: for `If-Match` of a write, or `If-None-Match` of a public read. */
        ETag: string;
        /** @description `true` where the answer is that of an earlier call with the same key. */
        IdempotencyReplayed: "true";
        /** @description After how many seconds to try again. */
        RetryAfter: number;
        /** @description The version that answered. */
        Version: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAddress"];
                };
            };
        };
    };
    readAddressForm: {
        parameters: {
            query: {
                country: string;
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressForm"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BookAddress"][];
                    };
                };
            };
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    address?: string;
                    /** @default  */
                    apartment?: string;
                    /** @default  */
                    area?: string;
                    /** @default  */
                    city?: string;
                    country: string;
                    /** @default  */
                    countryCode?: string;
                    /** @default  */
                    firstName?: string;
                    id?: string;
                    /** @default false */
                    isDefault?: boolean;
                    /** @default  */
                    lastName?: string;
                    /** @default  */
                    phone?: string;
                    /** @default  */
                    postalCode?: string;
                    /** @default  */
                    province?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAddress"];
                };
            };
        };
    };
    readArticle: {
        parameters: {
            query: {
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
                /** @description Its slug, in the language asked for or the shop’s own */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDetail"];
                };
            };
        };
    };
    readOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description Slug of a category */
                category?: string;
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Contents on a page */
                size?: number;
                /** @description Slug of a tag */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ContentCard"][];
                        /** @description Page, from 1 */
                        page: number;
                        /** @description Contents on a page */
                        size: number;
                        /** @description Contents in all */
                        total: number;
                    };
                };
            };
        };
    };
    listOwnArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    size?: number;
                    /** @enum {string} */
                    state?: "draft" | "pending" | "approved" | "refused";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnArticleItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    removeOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    saveOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    author?: string;
                    /** @default  */
                    body?: string;
                    id?: string;
                    /** @enum {string} */
                    lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                    /**
                     * @description Id from /upload of the thumbnail, or empty
                     * @default
                     */
                    picture?: string;
                    pictureAlt?: string;
                    summary?: string;
                    title?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    submitOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    listArticleTopics: {
        parameters: {
            query?: {
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: components["schemas"]["Topic"][];
                        tags: components["schemas"]["Topic"][];
                    };
                };
            };
        };
    };
    unpublishOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    withdrawOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    createCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parameters: {
                            algorithm: string;
                            cost: number;
                            expiresAt?: number;
                            keyLength: number;
                            keyPrefix: string;
                            keySignature?: string;
                            nonce: string;
                            salt: string;
                        };
                        signature: string;
                    };
                };
            };
        };
    };
    forgetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: string;
                    captcha?: string;
                    countryCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seconds: number;
                    };
                };
            };
        };
    };
    beginOpenId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: string;
                    return?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
        };
    };
    finishOpenId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    error?: string;
                    error_description?: string;
                    iss?: string;
                    state: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        back: string | null;
                        joined: components["schemas"]["Joined"];
                        token: string;
                        user: components["schemas"]["User"];
                        verifyEmail: boolean;
                    };
                };
            };
        };
    };
    linkOpenId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        back: string | null;
                        joined: components["schemas"]["Joined"];
                        token: string;
                        user: components["schemas"]["User"];
                        verifyEmail: boolean;
                    };
                };
            };
        };
    };
    confirmQrSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    code: string;
                    matchCode: string;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "waiting" | "scanned" | "confirmed" | "refused" | "expired" | (string & {});
                    };
                };
            };
        };
    };
    createQrSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    prove?: boolean;
                    provider: string;
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readQrSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        joined?: components["schemas"]["Joined"];
                        /** @enum {string} */
                        state: "waiting" | "scanned" | "confirmed" | "refused" | "expired" | (string & {});
                        token?: string;
                        user?: components["schemas"]["User"];
                        verifyEmail?: boolean;
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account?: string;
                    code?: string;
                    countryCode?: string;
                    password: string;
                    ticket?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account?: string;
                    captcha?: string;
                    countryCode?: string;
                    /** @enum {string} */
                    scene: "signup" | "signin" | "reset" | "editEmail" | "editMobile" | "verifyEmail" | "stepUp";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seconds: number;
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: string;
                    captcha?: string;
                    countryCode?: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    signInByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: string;
                    code?: string;
                    countryCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    verifySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    signOutLate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ended: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: string;
                    agree?: boolean;
                    birthday?: string;
                    code?: string;
                    countryCode?: string;
                    firstName?: string;
                    lastName?: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        orders: number;
                    };
                };
            };
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    sku: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    countCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
        };
    };
    useCartCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    removeCartCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    estimateShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country: string;
                    postalCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shippingMethods: components["schemas"]["ShippingMethod"][];
                    };
                };
            };
        };
    };
    readCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    recoverCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    removeCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lineIds: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    restoreToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lineId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    saveForLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lineId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    updateCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lineId: string;
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    readCategoryTree: {
        parameters: {
            query?: {
                currency?: string;
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CategoryNode"][];
                    };
                };
            };
        };
    };
    setCheckoutAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: {
                        /** @default  */
                        address?: string;
                        /** @default  */
                        apartment?: string;
                        /** @default  */
                        area?: string;
                        /** @default  */
                        city?: string;
                        country: string;
                        /** @default  */
                        countryCode?: string;
                        /** @default  */
                        firstName?: string;
                        /** @default  */
                        lastName?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
                    };
                    addressId?: string;
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    setCheckoutContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    countryCode?: string;
                    email?: string;
                    mobile?: string;
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    listCheckoutCountries: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CountryChoice"][];
                    };
                };
            };
        };
    };
    useCheckoutCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    removeCheckoutCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    source: "cart";
                } | {
                    quantity: number;
                    sku: string;
                    /** @enum {string} */
                    source: "buyNow";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slug: string;
                    };
                };
            };
        };
    };
    useCheckoutCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slug: string;
                    use: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    readCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNo?: string;
                    orderToken?: string;
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    setCheckoutPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    methodId: string;
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    setCheckoutShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    methodId: string;
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    submitCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agree?: unknown;
                    expectedTotal: components["schemas"]["Money"];
                    remark?: string;
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submitted"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: {
                currency?: string;
                lang?: string;
                page?: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Collection"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    article: string;
                    email?: "" | string;
                    formToken?: string;
                    id?: string;
                    leaveEmpty?: string;
                    name?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @enum {string} */
                        state: "pending";
                    };
                };
            };
        };
    };
    listComments: {
        parameters: {
            query: {
                article: string;
                lang?: string;
                page?: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadList"];
                };
            };
        };
    };
    claimCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponItem"];
                };
            };
        };
    };
    readCoupon: {
        parameters: {
            query: {
                currency?: string;
                lang?: string;
                /** @description Its slug, in the language asked for or the shop’s own */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                currency?: string;
                lang?: string;
                page?: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CouponItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    listOwnCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 20 */
                    size?: number;
                    /** @enum {string} */
                    state?: "usable" | "used" | "expired";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MyCoupon"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readEntry: {
        parameters: {
            query: {
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
                /** @description Its slug, in the language asked for or the shop’s own */
                slug: string;
                /** @description Key of the custom category that the entries belong to */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDetail"];
                };
            };
        };
    };
    listEntries: {
        parameters: {
            query: {
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Contents on a page */
                size?: number;
                /** @description Key of the custom category that the entries belong to */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ContentCard"][];
                        /** @description Page, from 1 */
                        page: number;
                        /** @description Contents on a page */
                        size: number;
                        /** @description Contents in all */
                        total: number;
                    };
                };
            };
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @enum {string} */
                    type: "product" | "article" | "page";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteState"];
                };
            };
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @enum {string} */
                    type: "product" | "article" | "page";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteState"];
                };
            };
        };
    };
    countFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteCount"];
                };
            };
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: number;
                    size?: number;
                    /** @enum {string} */
                    type?: "product" | "article" | "page";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
        };
    };
    shareWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    title?: string;
                    types: ("product" | "article" | "page")[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    stopSharingWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    readSharedWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: number;
                    size?: number;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedList"];
                };
            };
        };
    };
    watchFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    byMail?: boolean;
                    on: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @default true */
                        byMail: boolean;
                        on: boolean;
                    };
                };
            };
        };
    };
    stopWatchingFavorites: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    readWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishList"];
                };
            };
        };
    };
    addFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: "" | string;
                    formToken?: string;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    kind?: "praise" | "problem" | "idea" | "other";
                    leaveEmpty?: string;
                    /** @default  */
                    page?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    beginForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
        };
    };
    createGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        guest: string;
                    };
                };
            };
        };
    };
    submitInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: {
                        [key: string]: string | number | boolean | null | string[];
                    };
                    formToken?: string;
                    leaveEmpty?: string;
                    product?: string;
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    listLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from?: string;
                    kinds?: ("signUp" | "signIn" | "signInFailed" | "newDevice" | "signOut" | "signOutSession" | "signOutOthers" | "passwordChanged" | "passwordReset" | "emailVerified" | "emailChanged" | "mobileChanged" | "loginVerificationOn" | "loginVerificationOff" | "identityLinked" | "identityUnlinked" | "dataExported" | "accountDeleted" | "nameChanged" | "infoChanged" | "avatarChanged" | "addressSaved" | "addressRemoved" | "guestJoined" | "favoriteAdded" | "favoriteRemoved" | "listShared" | "couponClaimed" | "articleSaved" | "articleSubmitted" | "articleWithdrawn" | "articleRemoved" | "orderPlaced" | "orderCancelled" | "returnApplied" | "returnCancelled" | "returnSent" | "reviewWritten")[];
                    /** @default 1 */
                    page?: number;
                    /** @default 20 */
                    size?: number;
                    to?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
        };
    };
    readMenu: {
        parameters: {
            query: {
                /** @description The place of the menu; `GET /api/web/shop` names those there are */
                key: string;
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    agree: true;
                    email: string;
                    formToken?: string;
                    leaveEmpty?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    unsubscribeFromNewsletter: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    countNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 20 */
                    size?: number;
                    unread?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeList"];
                };
            };
        };
    };
    markNoticesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                } | {
                    /** @enum {boolean} */
                    all: true;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNo: string;
                    orderToken?: string;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNo: string;
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    createCreditNoteLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    creditNote: string;
                    orderNo: string;
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNo: string;
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    createInvoiceLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNo: string;
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @enum {string} */
                    payStatus?: "unpaid" | "paid";
                    q?: string;
                    /** @default 20 */
                    size?: number;
                    /** @enum {string} */
                    status?: "inProgress" | "completed" | "cancelled" | "pendingCancellation";
                    /** @enum {string} */
                    view?: "toPay" | "toShip" | "toReceive" | "completed" | "cancelled";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
        };
    };
    lookUpOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    orderNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    reorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNo: string;
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        count: number;
                        couponCodes: string[];
                        couponDiscounts: components["schemas"]["Discount"][];
                        lines: components["schemas"]["BasketLine"][];
                        messages: string[];
                        nudges: components["schemas"]["Nudge"][];
                        promotionDiscounts: components["schemas"]["Discount"][];
                        saved: components["schemas"]["BasketLine"][];
                        shippingDiscounts: {
                            code?: string;
                            title: string;
                        }[];
                        subtotal: components["schemas"]["Money"];
                        total: components["schemas"]["Money"];
                    };
                };
            };
        };
    };
    readPage: {
        parameters: {
            query: {
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
                /** @description Its slug, in the language asked for or the shop’s own */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDetail"];
                };
            };
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Contents on a page */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ContentCard"][];
                        /** @description Page, from 1 */
                        page: number;
                        /** @description Contents on a page */
                        size: number;
                        /** @description Contents in all */
                        total: number;
                    };
                };
            };
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    methodId: string;
                    orderNo: string;
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
        };
    };
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
        };
    };
    listProductCards: {
        parameters: {
            query: {
                currency?: string;
                id: string | string[];
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ProductCard"][];
                    };
                };
            };
        };
    };
    readProduct: {
        parameters: {
            query: {
                currency?: string;
                lang?: string;
                sku?: string;
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Ids of the products most often bought with it */
                        boughtTogether: string[];
                        brand: string;
                        categories: components["schemas"]["Reference"][];
                        /** @description Sanitised HTML */
                        description: string;
                        /** @description Custom fields that the merchant shows, in order */
                        fields: components["schemas"]["ShownProductField"][];
                        id: string;
                        images: components["schemas"]["Picture"][];
                        /** @description Languages in which this product has texts of its own */
                        languages: string[];
                        options: components["schemas"]["Option"][];
                        productType: string;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Mean of the stars, null without a review */
                        rating: number | null;
                        reviewCount: number;
                        seoDescription: string;
                        seoTitle: string;
                        showCart: boolean;
                        showFavorite: boolean;
                        showSlideImage: boolean;
                        sizeGuide: components["schemas"]["SizeGuide"] | null;
                        slug: string;
                        /** @description Slugs by language; the one under the empty name serves all others */
                        slugs: {
                            [key: string]: string;
                        };
                        specifications: {
                            title: string;
                            value: string;
                        }[];
                        summary: string;
                        tags: components["schemas"]["Reference"][];
                        template: string | null;
                        title: string;
                        /** Format: date-time */
                        updatedAt: string;
                        variants: components["schemas"]["Variant"][];
                        videos: components["schemas"]["Video"][];
                    };
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                [facet: `opt.${string}` | `field.${string}` | `range.${string}` | `spec.${string}`]: string | string[] | undefined;
                /** @description Repeatable: any of the values */
                brand?: string | string[];
                category?: string;
                collection?: string;
                currency?: string;
                inStock?: "0" | "1";
                lang?: string;
                page?: string;
                /** @description min-max in minor units of the currency; either side may be missing */
                price?: string;
                promotion?: string;
                q?: string;
                rating?: "1" | "2" | "3" | "4" | "5";
                size?: string;
                sort?: "relevance" | "newest" | "price" | "-price" | "sales" | "rating";
                /** @description Repeatable: any of the values */
                tag?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        facets: {
                            /** @description The counts are lower bounds: more products match than are counted */
                            atLeast: boolean;
                            key: string;
                            title: string;
                            values: {
                                count: number;
                                swatch: string | null;
                                title: string;
                                value: string;
                            }[];
                        }[];
                        items: components["schemas"]["ProductCard"][];
                        page: number;
                        /** @description What was searched for instead of `q`, of which nothing was found */
                        searchedFor: string | null;
                        size: number;
                        total: number;
                        /** @description `total` is a lower bound: a narrowed list is counted up to 10,000 */
                        totalAtLeast: boolean;
                    };
                };
            };
        };
    };
    readPromotion: {
        parameters: {
            query: {
                currency?: string;
                lang?: string;
                /** @description Its slug, in the language asked for or the shop’s own */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
        };
    };
    listPromotions: {
        parameters: {
            query?: {
                currency?: string;
                lang?: string;
                page?: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromotionItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    addQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: "" | string;
                    formToken?: string;
                    leaveEmpty?: string;
                    name?: string;
                    product: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @enum {string} */
                        state: "pending";
                    };
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    formToken?: string;
                    id: string;
                    leaveEmpty?: string;
                    name?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @enum {string} */
                        state: "pending";
                    };
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query: {
                lang?: string;
                page?: string;
                product: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadList"];
                };
            };
        };
    };
    applyForReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    applyDescription?: string;
                    /** @enum {string} */
                    applyType: "returnRefund" | "exchange" | "refundOnly";
                    /** @default [] */
                    images?: string[];
                    lines: {
                        exchangeSku?: string;
                        lineId: string;
                        quantity: number;
                    }[];
                    orderNo: string;
                    orderToken?: string;
                    /**
                     * @default source
                     * @enum {string}
                     */
                    refundTo?: "source" | "credits";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    cancelReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderToken?: string;
                    returnNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    readReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderToken?: string;
                    returnNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    listReturns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNo?: string;
                    orderToken?: string;
                    /** @default 1 */
                    page?: number;
                    /** @default 20 */
                    size?: number;
                    /** @enum {string} */
                    status?: "pendingApproval" | "cancelled" | "completed" | "ended";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnList"];
                };
            };
        };
    };
    sendReturnLogistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    logisticsCompany: string;
                    logisticsNumber: string;
                    orderToken?: string;
                    returnNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    quoteReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default returnRefund
                     * @enum {string}
                     */
                    applyType?: "returnRefund" | "exchange" | "refundOnly";
                    lines: {
                        exchangeSku?: string;
                        lineId: string;
                        quantity: number;
                    }[];
                    orderNo: string;
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnQuote"];
                };
            };
        };
    };
    addReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    formToken?: string;
                    /** @default [] */
                    images?: string[];
                    leaveEmpty?: string;
                    name?: string;
                    orderNo?: string;
                    orderToken?: string;
                    product: string;
                    rating: number;
                    text: string;
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @enum {string} */
                        state: "pending" | "approved" | (string & {});
                    };
                };
            };
        };
    };
    markReviewHelpful: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    formToken?: string;
                    id: string;
                    leaveEmpty?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        helpful: number;
                        message: string;
                    };
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query: {
                lang?: string;
                page?: string;
                product: string;
                rating?: "1" | "2" | "3" | "4" | "5";
                size?: string;
                sort?: "newest" | "helpful" | "highest" | "lowest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
        };
    };
    search: {
        parameters: {
            query?: {
                [facet: `opt.${string}` | `field.${string}` | `range.${string}` | `spec.${string}`]: string | string[] | undefined;
                /** @description Repeatable: any of the values */
                brand?: string | string[];
                category?: string;
                collection?: string;
                currency?: string;
                inStock?: "0" | "1";
                lang?: string;
                page?: string;
                /** @description min-max in minor units of the currency; either side may be missing */
                price?: string;
                promotion?: string;
                q?: string;
                rating?: "1" | "2" | "3" | "4" | "5";
                size?: string;
                sort?: "relevance" | "newest" | "price" | "-price" | "sales" | "rating";
                /** @description Repeatable: any of the values */
                tag?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Search"];
                };
            };
        };
    };
    suggestSearch: {
        parameters: {
            query: {
                currency?: string;
                lang?: string;
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggest"];
                };
            };
        };
    };
    listSecurityActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from?: string;
                    kinds?: ("signUp" | "signIn" | "signInFailed" | "newDevice" | "signOut" | "signOutSession" | "signOutOthers" | "passwordChanged" | "passwordReset" | "emailVerified" | "emailChanged" | "mobileChanged" | "loginVerificationOn" | "loginVerificationOff" | "identityLinked" | "identityUnlinked" | "dataExported" | "accountDeleted")[];
                    /** @default 1 */
                    page?: number;
                    /** @default 20 */
                    size?: number;
                    to?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LinkedIdentity"][];
                    };
                };
            };
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    provider: string;
                    stepUpCode?: string;
                    subject: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LinkedIdentity"][];
                    };
                };
            };
        };
    };
    readSecurityOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityOverview"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    others?: true;
                    sessionId?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
        };
    };
    switchSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loginEmailVerification: boolean;
                    password?: string;
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        loginEmailVerification: boolean;
                    };
                };
            };
        };
    };
    readShop: {
        parameters: {
            query?: {
                /** @description Language in place of that of the header `x-lang` */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopInfo"];
                };
            };
        };
    };
    addVisitDuration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    duration: number;
                    url: string;
                    visitorId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                currency?: string;
                lang?: string;
                page?: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Tag"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF picture
                     */
                    file: string;
                    /** @enum {string} */
                    purpose: "review" | "return" | "article" | "inquiry";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        url: string;
                    };
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirm?: string;
                    password?: string;
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    changeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF picture that does not move
                     */
                    file?: string;
                    /** @enum {string} */
                    remove?: "true";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    newEmail: string;
                    password?: string;
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bio?: string;
                    birthday?: "" | null | string;
                    nickName?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    countryCode?: string;
                    newMobile: string;
                    password?: string;
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newPassword: string;
                    oldPassword?: string;
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        exportedAt: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    trackVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    consent?: ("yes" | "no") | null;
                    referer?: string | null;
                    timezone?: string | null;
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Track"];
                };
            };
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    formToken?: string;
                    leaveEmpty?: string;
                    name: string;
                    orderNo: string;
                    /** @default  */
                    part?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
}

/** Writes that honour `Idempotency-Key`. */
export const idempotentOperations: ReadonlySet<string> = new Set([
  'POST /address/save',
  'POST /article/save',
  'POST /cart/add',
  'POST /cart/recover',
  'POST /checkout/create',
  'POST /checkout/submit',
  'POST /comment/add',
  'POST /favorite/share',
  'POST /feedback/add',
  'POST /inquiry/submit',
  'POST /newsletter/subscribe',
  'POST /order/cancel',
  'POST /order/lookup',
  'POST /order/reorder',
  'POST /payment/start',
  'POST /question/add',
  'POST /question/answer',
  'POST /return/apply',
  'POST /review/add',
  'POST /withdrawal/request',
]);
