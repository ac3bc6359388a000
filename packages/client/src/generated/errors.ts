/** Made by `npm run generate`; do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        accountBlocked: null;
        addressBookFull: null;
        addressRead: null;
        addressReadInPart: null;
        addressStale: {
            version: number;
        } | null;
        agreementRequired: {
            errors: {
                [key: string]: string;
            };
        } | null;
        alreadyPlaced: {
            orderNo: string | null;
        } | null;
        alreadyReviewed: null;
        alreadySetUp: null;
        apiVersionUnknown: {
            versions: string[];
        } | null;
        articleChanged: {
            article: {
                author: string;
                body: string;
                /** Format: date-time */
                createdAt: string;
                id: string;
                /** @enum {string} */
                lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                path: string;
                picture: {
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
                } | null;
                pictureAlt: string;
                public: boolean;
                refusal: string;
                slug: string;
                /** @enum {string} */
                state: "draft" | "pending" | "approved" | "refused";
                submittedAt: string | null;
                summary: string;
                title: string;
                /** Format: date-time */
                updatedAt: string;
                version: number;
            };
        } | null;
        articleNotPublic: null;
        articlePending: null;
        articleStateWrong: null;
        auditTooLong: null;
        authenticatorExists: null;
        authInvalid: null;
        authOut: null;
        bodyTooLarge: null;
        brandHasProducts: {
            products: number;
        } | null;
        busy: null;
        captchaRequired: {
            /** @constant */
            kind: "captcha";
        } | null;
        captchaWrong: null;
        cartChanged: null;
        cartEmpty: null;
        cartFull: null;
        categoryHasChildren: {
            children: number;
        } | null;
        contentTypeWrong: null;
        couponExhausted: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponExpired: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponMinimum: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponNeedsSignIn: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponNotClaimable: null;
        couponNotCombinable: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponNotFirstOrder: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponNotYet: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponNotYours: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponOtherGoods: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponOtherMarket: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponUnknown: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        couponUsedByYou: {
            errors: {
                [key: string]: string;
            };
            missing?: {
                amount: number;
                currency: string;
            };
            missingPieces?: number;
            /** @enum {string} */
            reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
        } | null;
        crossSite: null;
        currencyExists: {
            errors: {
                [key: string]: string;
            };
        } | null;
        currencyUsed: null;
        customerExists: {
            errors: {
                [key: string]: string;
            };
        } | null;
        customerIsGuest: null;
        deliveryPending: null;
        documentsBusy: null;
        draftClosed: null;
        draftIncomplete: {
            errors: {
                [key: string]: string;
            };
        } | null;
        draftOutOfStock: {
            errors: {
                [key: string]: string;
            };
            lines: {
                available: number;
                line: number;
                sku: string;
                title: string;
            }[];
        } | null;
        emailCodeRequired: {
            email: string;
            /** @constant */
            kind: "emailCode";
            ticket: string;
        } | null;
        emailNotVerified: null;
        endpointOff: null;
        exchangeNotPossible: {
            lineId: string;
        } | null;
        exchangeOutOfStock: {
            available: number;
            lines: {
                available: number;
                variantId: string;
            }[];
        } | null;
        expectedDayChanged: {
            actions: {
                id: string;
                kind: string;
                title: string;
            }[];
            /** Format: date */
            expectedUntil: string;
            /** @constant */
            kind: "expectedChanged";
            text: string;
            title: string;
        } | null;
        extensionRefused: null;
        fapiaoIssued: null;
        fapiaoNotDue: null;
        fapiaoNotOffered: null;
        favoritesFull: null;
        feedbackStateWrong: null;
        fieldHasValues: {
            products: number;
        } | null;
        forbidden: null;
        giftCardDisabled: {
            errors: {
                [key: string]: string;
            };
        } | null;
        giftCardEmpty: {
            errors: {
                [key: string]: string;
            };
        } | null;
        giftCardExpired: {
            errors: {
                [key: string]: string;
            };
        } | null;
        giftCardNotNeeded: {
            errors: {
                [key: string]: string;
            };
        } | null;
        giftCardOtherCurrency: {
            errors: {
                [key: string]: string;
            };
        } | null;
        giftCardSpent: null;
        giftCardTooLittle: null;
        giftCardTooMany: {
            errors: {
                [key: string]: string;
            };
        } | null;
        giftCardTooMuch: null;
        giftCardUnknown: {
            errors: {
                [key: string]: string;
            };
        } | null;
        groupExists: {
            errors: {
                [key: string]: string;
            };
        } | null;
        headersTooLarge: null;
        idempotencyKeyInUse: null;
        idempotencyKeyInvalid: null;
        idempotencyKeyReused: null;
        identityMismatch: null;
        identityTaken: null;
        ifMatchMissing: null;
        importNotAllowed: null;
        importOver: null;
        importRunning: {
            id: string;
        } | null;
        importTooLarge: null;
        inquiryStateWrong: null;
        inquiryUnanswerable: null;
        inStockAlready: null;
        invalidInput: {
            errors: {
                [key: string]: string;
            };
        } | null;
        invoicedElsewhere: null;
        invoiceMade: null;
        jsonInvalid: null;
        languageUnknown: null;
        lastOwner: null;
        lastWayIn: null;
        mailNotDue: null;
        mailNotSent: null;
        marketExists: {
            errors: {
                [key: string]: string;
            };
        } | null;
        methodNotAllowed: null;
        newsletterLinkEnded: null;
        newsletterSent: null;
        noCredits: null;
        noDraft: null;
        noSecondFactor: null;
        notEnoughCredits: null;
        notForSale: null;
        notFound: null;
        nothingPublished: null;
        notOneself: null;
        notPaidYet: null;
        notSentThere: {
            errors: {
                [key: string]: string;
            };
        } | null;
        notToBeMailed: null;
        openIdCodeFirst: null;
        openIdLinkRequired: {
            email: string;
            /** @constant */
            kind: "openidLink";
            ticket: string;
        } | null;
        openIdRejected: null;
        orderActionNotAllowed: null;
        orderAddressCostsOther: null;
        orderAlreadyShipped: null;
        orderAwaitsStock: null;
        orderHeld: null;
        orderNotEditable: null;
        orderNotPayable: null;
        orderPricesAgreed: null;
        orderReturnOpen: null;
        ordersOpen: null;
        orderUnchangeable: null;
        orderWithheld: null;
        originNotListed: {
            /** @constant */
            setting: "settings/api";
        } | null;
        otherCountry: null;
        outOfStock: {
            available: number;
            lines: {
                available: number;
                variantId: string;
            }[];
        } | null;
        ownSecondFactorRequired: null;
        passkeyRejected: null;
        paymentMethodNotAvailable: null;
        paymentNotAvailable: {
            errors: {
                [key: string]: string;
            };
        } | null;
        paypalNotAvailable: null;
        pictureAnimated: null;
        pictureInUse: {
            usedIn: {
                id: string;
                /** @enum {string} */
                kind: "product" | "variant" | "category" | "collection" | "brand" | "promotion" | "coupon" | "article" | "page" | "entry" | "template" | "menu" | "settings" | "video";
                title: string;
            }[];
            uses: number;
        } | null;
        pictureTooLarge: {
            errors: {
                [key: string]: string;
            };
        } | null;
        pictureUnreadable: null;
        postStateWrong: null;
        profileStale: {
            version: number;
        } | null;
        promotionExhausted: {
            promotion: string;
        } | null;
        promotionExists: {
            errors: {
                [key: string]: string;
            };
        } | null;
        proofRequired: {
            /** @constant */
            kind: "stepUp";
        } | null;
        providerAnswerInvalid: null;
        providerBusy: null;
        providerDenied: null;
        providerRefused: null;
        providerTimeout: null;
        providerUnavailable: null;
        publishableKeyUnknown: null;
        recoveryLinkEnded: null;
        refundAboveQuote: null;
        refundQuantityTooLarge: {
            left: number;
            lineId: string;
        } | null;
        refundTooLarge: null;
        requestTooSlow: null;
        requestUnreadable: null;
        returnActionNotAllowed: null;
        returnAddressMissing: null;
        returnLabelNotReady: null;
        returnNotDelivered: {
            lineId: string;
            returnable: number;
        } | null;
        returnNotPossible: null;
        returnOnItsWay: null;
        returnQuantityTooLarge: {
            lineId: string;
            returnable: number;
        } | null;
        returnsOpen: null;
        returnTooLate: {
            lineId: string;
            returnable: number;
        } | null;
        reviewStateWrong: null;
        routesConflict: {
            errors: {
                [key: string]: string;
            };
        } | null;
        secondFactorRequired: {
            /** @constant */
            kind: "secondFactor";
            ticket: string;
            readonly ways: string[];
        } | null;
        secondFactorSetupRequired: {
            /** @constant */
            kind: "secondFactorSetup";
        } | null;
        secondFactorStays: null;
        setInEnvironment: null;
        setupCodeWrong: null;
        shippingMethodExists: {
            errors: {
                [key: string]: string;
            };
        } | null;
        shippingNotAvailable: {
            errors: {
                [key: string]: string;
            };
        } | null;
        shipQuantityTooLarge: null;
        shopClosed: null;
        signInSlowed: null;
        signInToClaim: null;
        staffLinkEnded: null;
        stale: null;
        stepUpRequired: {
            readonly apps: {
                /** @enum {string} */
                by: "code" | "signIn";
                id: string;
                title: string;
            }[];
            code: string | null;
            /** @constant */
            kind: "stepUp";
            password: boolean;
        } | null;
        stockChanged: {
            onHand: number;
            sku: string;
        } | null;
        stockTooLarge: {
            onHand: number;
            sku: string;
        } | null;
        stockTooLow: {
            onHand: number;
            sku: string;
        } | null;
        storageUnavailable: null;
        surplusNotAllowed: null;
        taxUnknown: null;
        templateExists: null;
        ticketDeclined: null;
        ticketExpired: null;
        ticketMismatch: null;
        ticketUsed: null;
        timeout: null;
        tooManyApps: null;
        tooManyArticles: null;
        tooManyCodes: null;
        tooManyCredits: null;
        tooManyEndpoints: null;
        tooManyFields: null;
        tooManyKeys: null;
        tooManyNotes: null;
        tooManyPasskeys: null;
        tooManyPublishableKeys: null;
        tooManyRates: null;
        tooManyRequests: null;
        tooManySubmissions: null;
        tooManyTemplates: null;
        tooManyUploads: null;
        totalChanged: {
            actions: {
                id: string;
                kind: string;
                title: string;
            }[];
            couponDiscounts: {
                amount: {
                    amount: number;
                    currency: string;
                };
                code?: string;
                title: string;
            }[];
            credits: {
                amount: number;
                currency: string;
            };
            giftCardsAmount?: {
                amount: number;
                currency: string;
            };
            /** @constant */
            kind: "totalChanged";
            promotionDiscounts: {
                amount: {
                    amount: number;
                    currency: string;
                };
                code?: string;
                title: string;
            }[];
            shippingFee: {
                amount: number;
                currency: string;
            } | null;
            subtotal: {
                amount: number;
                currency: string;
            };
            tax: {
                amount: number;
                currency: string;
            };
            taxIncluded: boolean;
            text: string;
            title: string;
            total: {
                amount: number;
                currency: string;
            };
        } | null;
        unavailable: null;
        unexpectedError: null;
        unknownFavorite: null;
        unknownProvider: null;
        unknownShare: null;
        unknownSku: {
            errors: {
                [key: string]: string;
            };
        } | null;
        unknownTicket: null;
        usedByRules: {
            collections: string[];
        } | null;
        valueTaken: {
            errors: {
                [key: string]: string;
            };
        } | null;
        videoInUse: {
            usedIn: {
                id: string;
                /** @constant */
                kind: "product";
                title: string;
            }[];
            uses: number;
        } | null;
        videoTooLarge: {
            errors: {
                [key: string]: string;
            };
        } | null;
        videoUnreadable: null;
        viewExists: {
            errors: {
                [key: string]: string;
            };
        } | null;
        withdrawalLinkEnded: null;
        wrongCredentials: null;
        zoneExists: {
            errors: {
                [key: string]: string;
            };
        } | null;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
