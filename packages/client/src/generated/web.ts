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
        /** Make an address the default */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
            };
        };
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
        /** How addresses of a country are asked for */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
            };
        };
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
        /** The address book */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                        };
                    };
                };
            };
        };
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
        /** Take an address out of the book */
        post: {
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
                /** @description Default Response */
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
        /** Keep an address, or change one */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
            };
        };
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
        /** One of the caller's own articles with its text */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            author: string;
                            body: string;
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @enum {string} */
                            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
                            /** @description Without language prefix */
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
                    };
                };
            };
        };
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
        /** The caller's own articles, last changed first */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                author: string;
                                /** Format: date-time */
                                createdAt: string;
                                id: string;
                                /** @enum {string} */
                                lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
                                /** @description Without language prefix */
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
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Delete an article, public or not */
        post: {
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
                /** @description Default Response */
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
        /** Keep an article as a draft; 412 with `data.article` when it was changed since it was read */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            author: string;
                            body: string;
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @enum {string} */
                            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
                            /** @description Without language prefix */
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
                    };
                };
            };
        };
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
        /** Ask for an article to be published */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            author: string;
                            body: string;
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @enum {string} */
                            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
                            /** @description Without language prefix */
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
                    };
                };
            };
        };
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
        /** Take a public article from its readers */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            author: string;
                            body: string;
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @enum {string} */
                            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
                            /** @description Without language prefix */
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
                    };
                };
            };
        };
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
        /** Take back an article that waits for approval */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            author: string;
                            body: string;
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @enum {string} */
                            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
                            /** @description Without language prefix */
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
                    };
                };
            };
        };
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
        /** A challenge of the security verification (ALTCHA v2) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        /** Send a link and a code that set a new password; never reveals whether the account exists */
        post: {
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
                /** @description Default Response */
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
        /** Where a provider signs people in */
        post: {
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
                /** @description Default Response */
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
        /** Sign in with what a provider sent back */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            back: string | null;
                            joined: {
                                cart: boolean;
                                favorites: boolean;
                                message: string | null;
                                orders: number;
                            };
                            token: string;
                            user: {
                                avatar: string | null;
                                bio: string;
                                birthday: string | null;
                                countryCode: string | null;
                                creditsBalance: {
                                    amount: number;
                                    currency: string;
                                };
                                email: string | null;
                                firstName: string;
                                fullName: string;
                                id: string;
                                lastLogin: string | null;
                                lastName: string;
                                mobile: string | null;
                                nickName: string;
                                orderQuantity: number;
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                spendingAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                unpaidOrderCount: number;
                                version: number;
                            };
                            verifyEmail: boolean;
                        };
                    };
                };
            };
        };
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
        /** Link a provider to an account, by the account’s password */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            back: string | null;
                            joined: {
                                cart: boolean;
                                favorites: boolean;
                                message: string | null;
                                orders: number;
                            };
                            token: string;
                            user: {
                                avatar: string | null;
                                bio: string;
                                birthday: string | null;
                                countryCode: string | null;
                                creditsBalance: {
                                    amount: number;
                                    currency: string;
                                };
                                email: string | null;
                                firstName: string;
                                fullName: string;
                                id: string;
                                lastLogin: string | null;
                                lastName: string;
                                mobile: string | null;
                                nickName: string;
                                orderQuantity: number;
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                spendingAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                unpaidOrderCount: number;
                                version: number;
                            };
                            verifyEmail: boolean;
                        };
                    };
                };
            };
        };
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
        /** What the phone of the demo messenger answers: `code` is the last part of the address in the QR code */
        post: {
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
                /** @description Default Response */
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
        /** A code to sign in by a messaging app, for this browser alone; signed in, a code to link the app to the account (with a fresh proof), or one that is itself the proof (`prove`) */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            expiresAt: string;
                            matchCode: string;
                            /** @enum {string} */
                            shows: "code" | "window" | (string & {});
                            svg: string;
                            ticket: string;
                            url: string;
                        };
                    };
                };
            };
        };
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
        /** How far the code of a ticket has come; once confirmed, the token, a single time */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            joined?: {
                                cart: boolean;
                                favorites: boolean;
                                message: string | null;
                                orders: number;
                            };
                            /** @enum {string} */
                            state: "waiting" | "scanned" | "confirmed" | "refused" | "expired" | (string & {});
                            token?: string;
                            user?: {
                                avatar: string | null;
                                bio: string;
                                birthday: string | null;
                                countryCode: string | null;
                                creditsBalance: {
                                    amount: number;
                                    currency: string;
                                };
                                email: string | null;
                                firstName: string;
                                fullName: string;
                                id: string;
                                lastLogin: string | null;
                                lastName: string;
                                mobile: string | null;
                                nickName: string;
                                orderQuantity: number;
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                spendingAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                unpaidOrderCount: number;
                                version: number;
                            };
                            verifyEmail?: boolean;
                        };
                    };
                };
            };
        };
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
        /** Set a new password and sign in */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            joined: {
                                cart: boolean;
                                favorites: boolean;
                                message: string | null;
                                orders: number;
                            };
                            token: string;
                            user: {
                                avatar: string | null;
                                bio: string;
                                birthday: string | null;
                                countryCode: string | null;
                                creditsBalance: {
                                    amount: number;
                                    currency: string;
                                };
                                email: string | null;
                                firstName: string;
                                fullName: string;
                                id: string;
                                lastLogin: string | null;
                                lastName: string;
                                mobile: string | null;
                                nickName: string;
                                orderQuantity: number;
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                spendingAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                unpaidOrderCount: number;
                                version: number;
                            };
                            verifyEmail: boolean;
                        };
                    };
                };
            };
        };
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
        /** Send a code; the answer never reveals whether the account exists */
        post: {
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
                /** @description Default Response */
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
        /** Sign in by password */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            joined: {
                                cart: boolean;
                                favorites: boolean;
                                message: string | null;
                                orders: number;
                            };
                            token: string;
                            user: {
                                avatar: string | null;
                                bio: string;
                                birthday: string | null;
                                countryCode: string | null;
                                creditsBalance: {
                                    amount: number;
                                    currency: string;
                                };
                                email: string | null;
                                firstName: string;
                                fullName: string;
                                id: string;
                                lastLogin: string | null;
                                lastName: string;
                                mobile: string | null;
                                nickName: string;
                                orderQuantity: number;
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                spendingAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                unpaidOrderCount: number;
                                version: number;
                            };
                            verifyEmail: boolean;
                        };
                    };
                };
            };
        };
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
        /** Sign in by a code */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            joined: {
                                cart: boolean;
                                favorites: boolean;
                                message: string | null;
                                orders: number;
                            };
                            token: string;
                            user: {
                                avatar: string | null;
                                bio: string;
                                birthday: string | null;
                                countryCode: string | null;
                                creditsBalance: {
                                    amount: number;
                                    currency: string;
                                };
                                email: string | null;
                                firstName: string;
                                fullName: string;
                                id: string;
                                lastLogin: string | null;
                                lastName: string;
                                mobile: string | null;
                                nickName: string;
                                orderQuantity: number;
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                spendingAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                unpaidOrderCount: number;
                                version: number;
                            };
                            verifyEmail: boolean;
                        };
                    };
                };
            };
        };
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
        /** The code that a sign-in by password asked for */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            joined: {
                                cart: boolean;
                                favorites: boolean;
                                message: string | null;
                                orders: number;
                            };
                            token: string;
                            user: {
                                avatar: string | null;
                                bio: string;
                                birthday: string | null;
                                countryCode: string | null;
                                creditsBalance: {
                                    amount: number;
                                    currency: string;
                                };
                                email: string | null;
                                firstName: string;
                                fullName: string;
                                id: string;
                                lastLogin: string | null;
                                lastName: string;
                                mobile: string | null;
                                nickName: string;
                                orderQuantity: number;
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                spendingAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                unpaidOrderCount: number;
                                version: number;
                            };
                            verifyEmail: boolean;
                        };
                    };
                };
            };
        };
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
        /** End this session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        /** End a session that was signed out while the shop could not be reached; never reveals whether there was one */
        post: {
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
                /** @description Default Response */
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
        /** Make an account and sign in */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            joined: {
                                cart: boolean;
                                favorites: boolean;
                                message: string | null;
                                orders: number;
                            };
                            token: string;
                            user: {
                                avatar: string | null;
                                bio: string;
                                birthday: string | null;
                                countryCode: string | null;
                                creditsBalance: {
                                    amount: number;
                                    currency: string;
                                };
                                email: string | null;
                                firstName: string;
                                fullName: string;
                                id: string;
                                lastLogin: string | null;
                                lastName: string;
                                mobile: string | null;
                                nickName: string;
                                orderQuantity: number;
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                spendingAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                unpaidOrderCount: number;
                                version: number;
                            };
                            verifyEmail: boolean;
                        };
                    };
                };
            };
        };
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
        /** Verify an address by the mailed link */
        post: {
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
                /** @description Default Response */
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
        /** Add units of a variant */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** How many units the cart holds */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        /** Use a coupon */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Use a coupon no longer */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Ways and prices of shipping the cart to a country, or to a postal code of it */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
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
        /** The cart as it is now */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Put what a mailed link is about into the own cart */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Remove lines */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Put a line back into the cart */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Put a line aside for later */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Set the quantity of a line; 0 removes it */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** All categories */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                                                                    image: {
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
                                                                    productCount: number;
                                                                    slug: string;
                                                                    title: string;
                                                                }[];
                                                                description: string;
                                                                id: string;
                                                                image: {
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
                                                                productCount: number;
                                                                slug: string;
                                                                title: string;
                                                            }[];
                                                            description: string;
                                                            id: string;
                                                            image: {
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
                                                            productCount: number;
                                                            slug: string;
                                                            title: string;
                                                        }[];
                                                        description: string;
                                                        id: string;
                                                        image: {
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
                                                        productCount: number;
                                                        slug: string;
                                                        title: string;
                                                    }[];
                                                    description: string;
                                                    id: string;
                                                    image: {
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
                                                    productCount: number;
                                                    slug: string;
                                                    title: string;
                                                }[];
                                                description: string;
                                                id: string;
                                                image: {
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
                                                productCount: number;
                                                slug: string;
                                                title: string;
                                            }[];
                                            description: string;
                                            id: string;
                                            image: {
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
                                            productCount: number;
                                            slug: string;
                                            title: string;
                                        }[];
                                        description: string;
                                        id: string;
                                        image: {
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
                                        productCount: number;
                                        slug: string;
                                        title: string;
                                    }[];
                                    description: string;
                                    id: string;
                                    image: {
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
                                    productCount: number;
                                    slug: string;
                                    title: string;
                                }[];
                                description: string;
                                id: string;
                                image: {
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
                                productCount: number;
                                slug: string;
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
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
        /** Set the shipping address */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
                            couponCodes: string[];
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
                            creditsAvailable?: {
                                amount: number;
                                currency: string;
                            };
                            due?: {
                                amount: number;
                                currency: string;
                            };
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            orderNo: string | null;
                            payable: boolean;
                            paymentMethod: {
                                id: string;
                                note?: string;
                                title: string;
                            } | null;
                            paymentMethods: {
                                id: string;
                                note?: string;
                                title: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            remark: string;
                            requiresAddress?: boolean;
                            requiresPayment: boolean;
                            requiresShipping: boolean;
                            shippingDiscounts?: {
                                code?: string;
                                title: string;
                            }[];
                            shippingFee: {
                                amount: number;
                                currency: string;
                            } | null;
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            } | null;
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                            slug: string;
                            /** @enum {string} */
                            state: "open" | "placed" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes?: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                basisPoints: number;
                                title: string;
                            }[];
                            taxIncluded: boolean;
                            total: {
                                amount: number;
                                currency: string;
                            };
                            useCredits?: boolean;
                        };
                    };
                };
            };
        };
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
        /** Set the e-mail address or mobile number */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
                            couponCodes: string[];
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
                            creditsAvailable?: {
                                amount: number;
                                currency: string;
                            };
                            due?: {
                                amount: number;
                                currency: string;
                            };
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            orderNo: string | null;
                            payable: boolean;
                            paymentMethod: {
                                id: string;
                                note?: string;
                                title: string;
                            } | null;
                            paymentMethods: {
                                id: string;
                                note?: string;
                                title: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            remark: string;
                            requiresAddress?: boolean;
                            requiresPayment: boolean;
                            requiresShipping: boolean;
                            shippingDiscounts?: {
                                code?: string;
                                title: string;
                            }[];
                            shippingFee: {
                                amount: number;
                                currency: string;
                            } | null;
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            } | null;
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                            slug: string;
                            /** @enum {string} */
                            state: "open" | "placed" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes?: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                basisPoints: number;
                                title: string;
                            }[];
                            taxIncluded: boolean;
                            total: {
                                amount: number;
                                currency: string;
                            };
                            useCredits?: boolean;
                        };
                    };
                };
            };
        };
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
        /** Countries that the shop ships to */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                callingCode: string;
                                country: string;
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
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
        /** Use a coupon */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
                            couponCodes: string[];
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
                            creditsAvailable?: {
                                amount: number;
                                currency: string;
                            };
                            due?: {
                                amount: number;
                                currency: string;
                            };
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            orderNo: string | null;
                            payable: boolean;
                            paymentMethod: {
                                id: string;
                                note?: string;
                                title: string;
                            } | null;
                            paymentMethods: {
                                id: string;
                                note?: string;
                                title: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            remark: string;
                            requiresAddress?: boolean;
                            requiresPayment: boolean;
                            requiresShipping: boolean;
                            shippingDiscounts?: {
                                code?: string;
                                title: string;
                            }[];
                            shippingFee: {
                                amount: number;
                                currency: string;
                            } | null;
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            } | null;
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                            slug: string;
                            /** @enum {string} */
                            state: "open" | "placed" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes?: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                basisPoints: number;
                                title: string;
                            }[];
                            taxIncluded: boolean;
                            total: {
                                amount: number;
                                currency: string;
                            };
                            useCredits?: boolean;
                        };
                    };
                };
            };
        };
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
        /** Use a coupon no longer */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
                            couponCodes: string[];
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
                            creditsAvailable?: {
                                amount: number;
                                currency: string;
                            };
                            due?: {
                                amount: number;
                                currency: string;
                            };
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            orderNo: string | null;
                            payable: boolean;
                            paymentMethod: {
                                id: string;
                                note?: string;
                                title: string;
                            } | null;
                            paymentMethods: {
                                id: string;
                                note?: string;
                                title: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            remark: string;
                            requiresAddress?: boolean;
                            requiresPayment: boolean;
                            requiresShipping: boolean;
                            shippingDiscounts?: {
                                code?: string;
                                title: string;
                            }[];
                            shippingFee: {
                                amount: number;
                                currency: string;
                            } | null;
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            } | null;
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                            slug: string;
                            /** @enum {string} */
                            state: "open" | "placed" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes?: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                basisPoints: number;
                                title: string;
                            }[];
                            taxIncluded: boolean;
                            total: {
                                amount: number;
                                currency: string;
                            };
                            useCredits?: boolean;
                        };
                    };
                };
            };
        };
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
        /** Begin a checkout of the cart, or of one thing bought at once */
        post: {
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
                /** @description Default Response */
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
        /** Use credits, or not */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
                            couponCodes: string[];
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
                            creditsAvailable?: {
                                amount: number;
                                currency: string;
                            };
                            due?: {
                                amount: number;
                                currency: string;
                            };
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            orderNo: string | null;
                            payable: boolean;
                            paymentMethod: {
                                id: string;
                                note?: string;
                                title: string;
                            } | null;
                            paymentMethods: {
                                id: string;
                                note?: string;
                                title: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            remark: string;
                            requiresAddress?: boolean;
                            requiresPayment: boolean;
                            requiresShipping: boolean;
                            shippingDiscounts?: {
                                code?: string;
                                title: string;
                            }[];
                            shippingFee: {
                                amount: number;
                                currency: string;
                            } | null;
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            } | null;
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                            slug: string;
                            /** @enum {string} */
                            state: "open" | "placed" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes?: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                basisPoints: number;
                                title: string;
                            }[];
                            taxIncluded: boolean;
                            total: {
                                amount: number;
                                currency: string;
                            };
                            useCredits?: boolean;
                        };
                    };
                };
            };
        };
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
        /** A checkout as it is now; of a placed order by its number */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
                            couponCodes: string[];
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
                            creditsAvailable?: {
                                amount: number;
                                currency: string;
                            };
                            due?: {
                                amount: number;
                                currency: string;
                            };
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            orderNo: string | null;
                            payable: boolean;
                            paymentMethod: {
                                id: string;
                                note?: string;
                                title: string;
                            } | null;
                            paymentMethods: {
                                id: string;
                                note?: string;
                                title: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            remark: string;
                            requiresAddress?: boolean;
                            requiresPayment: boolean;
                            requiresShipping: boolean;
                            shippingDiscounts?: {
                                code?: string;
                                title: string;
                            }[];
                            shippingFee: {
                                amount: number;
                                currency: string;
                            } | null;
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            } | null;
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                            slug: string;
                            /** @enum {string} */
                            state: "open" | "placed" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes?: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                basisPoints: number;
                                title: string;
                            }[];
                            taxIncluded: boolean;
                            total: {
                                amount: number;
                                currency: string;
                            };
                            useCredits?: boolean;
                        };
                    };
                };
            };
        };
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
        /** Choose the payment method */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
                            couponCodes: string[];
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
                            creditsAvailable?: {
                                amount: number;
                                currency: string;
                            };
                            due?: {
                                amount: number;
                                currency: string;
                            };
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            orderNo: string | null;
                            payable: boolean;
                            paymentMethod: {
                                id: string;
                                note?: string;
                                title: string;
                            } | null;
                            paymentMethods: {
                                id: string;
                                note?: string;
                                title: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            remark: string;
                            requiresAddress?: boolean;
                            requiresPayment: boolean;
                            requiresShipping: boolean;
                            shippingDiscounts?: {
                                code?: string;
                                title: string;
                            }[];
                            shippingFee: {
                                amount: number;
                                currency: string;
                            } | null;
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            } | null;
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                            slug: string;
                            /** @enum {string} */
                            state: "open" | "placed" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes?: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                basisPoints: number;
                                title: string;
                            }[];
                            taxIncluded: boolean;
                            total: {
                                amount: number;
                                currency: string;
                            };
                            useCredits?: boolean;
                        };
                    };
                };
            };
        };
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
        /** Choose the shipping method */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
                            couponCodes: string[];
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
                            creditsAvailable?: {
                                amount: number;
                                currency: string;
                            };
                            due?: {
                                amount: number;
                                currency: string;
                            };
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            orderNo: string | null;
                            payable: boolean;
                            paymentMethod: {
                                id: string;
                                note?: string;
                                title: string;
                            } | null;
                            paymentMethods: {
                                id: string;
                                note?: string;
                                title: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            remark: string;
                            requiresAddress?: boolean;
                            requiresPayment: boolean;
                            requiresShipping: boolean;
                            shippingDiscounts?: {
                                code?: string;
                                title: string;
                            }[];
                            shippingFee: {
                                amount: number;
                                currency: string;
                            } | null;
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            } | null;
                            shippingMethods: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                            }[];
                            slug: string;
                            /** @enum {string} */
                            state: "open" | "placed" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes?: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                basisPoints: number;
                                title: string;
                            }[];
                            taxIncluded: boolean;
                            total: {
                                amount: number;
                                currency: string;
                            };
                            useCredits?: boolean;
                        };
                    };
                };
            };
        };
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
        /** Place the order and start its payment */
        post: {
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
                        expectedTotal: {
                            amount: number;
                            currency: string;
                        };
                        remark?: string;
                        slug: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderNo: string;
                            orderToken: string | null;
                            payment: {
                                action: {
                                    /** @enum {string} */
                                    type: "none";
                                } | {
                                    /** @enum {string} */
                                    type: "redirect";
                                    url: string;
                                } | {
                                    clientSecret: string;
                                    provider: string;
                                    publishableKey: string;
                                    /** @enum {string} */
                                    type: "client";
                                    url: string;
                                };
                                /** @enum {string} */
                                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
                            };
                        };
                    };
                };
            };
        };
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
        /** Collections */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                description: string;
                                id: string;
                                image: {
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
                                productCount: number;
                                slug: string;
                                summary: string;
                                title: string;
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Comment on an article, or answer a comment */
        post: {
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
                /** @description Default Response */
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
        /** Comments on an article, with answers */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Put a public coupon among my own */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
            };
        };
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
        /** Public coupons */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** My claimed coupons */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Put something on the wish list */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            favorite: boolean;
                            id: string;
                            /** @enum {string} */
                            type: "product" | "article" | "page" | (string & {});
                        };
                    };
                };
            };
        };
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
        /** Take something off the wish list */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            favorite: boolean;
                            id: string;
                            /** @enum {string} */
                            type: "product" | "article" | "page" | (string & {});
                        };
                    };
                };
            };
        };
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
        /** How many things are on the wish list */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            article: number;
                            page: number;
                            product: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** A page of the wish list */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date-time */
                                addedAt: string;
                                id: string;
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
                                product: {
                                    available: number | null;
                                    brand: string;
                                    /** @description Of the variant that `sku` names */
                                    buyPrice: {
                                        amount: number;
                                        currency: string;
                                    };
                                    id: string;
                                    /** @description At most two: the picture, and the one shown under the pointer */
                                    images: {
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
                                    }[];
                                    linePrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    /** @description Short name of the promotion that is for it and for everybody: `Sale −20 %` */
                                    offer: string | null;
                                    options: {
                                        key: string;
                                        title: string;
                                        values: {
                                            imageId: string | null;
                                            swatch: string | null;
                                            title: string;
                                            value: string;
                                        }[];
                                    }[];
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
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
                                } | null;
                                slug: string;
                                summary: string;
                                title: string;
                                /** @enum {string} */
                                type: "product" | "article" | "page" | (string & {});
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Make a link that shows my list */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            path: string;
                            title: string;
                            types: ("product" | "article" | "page" | (string & {}))[];
                        };
                    };
                };
            };
        };
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
        /** Withdraw the link to my list */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        /** A list that somebody shares */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date-time */
                                addedAt: string;
                                id: string;
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
                                product: {
                                    available: number | null;
                                    brand: string;
                                    /** @description Of the variant that `sku` names */
                                    buyPrice: {
                                        amount: number;
                                        currency: string;
                                    };
                                    id: string;
                                    /** @description At most two: the picture, and the one shown under the pointer */
                                    images: {
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
                                    }[];
                                    linePrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    /** @description Short name of the promotion that is for it and for everybody: `Sale −20 %` */
                                    offer: string | null;
                                    options: {
                                        key: string;
                                        title: string;
                                        values: {
                                            imageId: string | null;
                                            swatch: string | null;
                                            title: string;
                                            value: string;
                                        }[];
                                    }[];
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
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
                                } | null;
                                slug: string;
                                summary: string;
                                title: string;
                                /** @enum {string} */
                                type: "product" | "article" | "page" | (string & {});
                            }[];
                            page: number;
                            size: number;
                            title: string;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Subscribe to notifications of lower prices and of products back in stock */
        post: {
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
                /** @description Default Response */
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
        /** Unsubscribe by the token of a mail; mail programs post a form to the address (RFC 8058) */
        post: {
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
                /** @description Default Response */
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
        /** Ids on the wish list, by type */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            article: string[];
                            page: string[];
                            product: string[];
                        };
                    };
                };
            };
        };
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
        /** Tell the shop something */
        post: {
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
                /** @description Default Response */
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
        /** Begin to fill in a form; its token goes along as `formToken` */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        /** Send an inquiry form */
        post: {
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
                /** @description Default Response */
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
        /** Everything that the account did */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Confirm by the mailed link */
        post: {
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
                /** @description Default Response */
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
        /** Ask for the newsletter; a mail confirms it */
        post: {
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
                /** @description Default Response */
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
        /** End it; mail programs post a form to the address (RFC 8058) */
        post: {
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
                /** @description Default Response */
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
        /** How many I have not read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        /** A page of my notifications */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date-time */
                                at: string;
                                id: string;
                                /** @enum {string} */
                                kind: "priceDropped" | "backInStock" | "creditsGiven" | "articleApproved" | "articleRefused" | "newDevice" | "passwordChanged" | "emailChanged" | "mobileChanged" | "paymentDue" | "returnApplied" | "returnApproved" | "returnRefused" | "returnReminded" | "returnReceived" | "returnRejected" | "returnExchangeSent" | "returnRefunded" | "returnExpired" | (string & {});
                                path: string;
                                read: boolean;
                                text: string;
                            }[];
                            page: number;
                            size: number;
                            total: number;
                            unread: number;
                        };
                    };
                };
            };
        };
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
        /** Mark some as read, or all */
        post: {
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
                /** @description Default Response */
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
        /** Cancel an order, or ask for it */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("pay" | "cancel" | "confirm" | "return" | (string & {}))[];
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
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
                            creditsReturned: {
                                amount: number;
                                currency: string;
                            };
                            currency: string;
                            due: {
                                amount: number;
                                currency: string;
                            };
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
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            payPath: string | null;
                            /** @enum {string} */
                            payStatus: "unpaid" | "paid" | (string & {});
                            /** Format: date-time */
                            placedAt: string;
                            products: {
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                quantity: number;
                                returnable: number;
                                returnableGoods: number;
                                returned: number;
                                shipped: number;
                                sku: string;
                                slug: string;
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                withheld: number;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            refundedAmount: {
                                amount: number;
                                currency: string;
                            };
                            refunds: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                /** Format: date-time */
                                at: string;
                                creditNote: string | null;
                                credits: {
                                    amount: number;
                                    currency: string;
                                };
                                goodwill: boolean;
                                lines: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    lineId: string;
                                    quantity: number;
                                }[];
                                reason: string;
                                shipping: {
                                    amount: number;
                                    currency: string;
                                };
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
                            shippingFee: {
                                amount: number;
                                currency: string;
                            };
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                title: string;
                            } | null;
                            /** @enum {string} */
                            status: "inProgress" | "completed" | "cancelled" | "pendingCancellation" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                base: {
                                    amount: number;
                                    currency: string;
                                };
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
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Say that an order has arrived */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("pay" | "cancel" | "confirm" | "return" | (string & {}))[];
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
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
                            creditsReturned: {
                                amount: number;
                                currency: string;
                            };
                            currency: string;
                            due: {
                                amount: number;
                                currency: string;
                            };
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
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            payPath: string | null;
                            /** @enum {string} */
                            payStatus: "unpaid" | "paid" | (string & {});
                            /** Format: date-time */
                            placedAt: string;
                            products: {
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                quantity: number;
                                returnable: number;
                                returnableGoods: number;
                                returned: number;
                                shipped: number;
                                sku: string;
                                slug: string;
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                withheld: number;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            refundedAmount: {
                                amount: number;
                                currency: string;
                            };
                            refunds: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                /** Format: date-time */
                                at: string;
                                creditNote: string | null;
                                credits: {
                                    amount: number;
                                    currency: string;
                                };
                                goodwill: boolean;
                                lines: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    lineId: string;
                                    quantity: number;
                                }[];
                                reason: string;
                                shipping: {
                                    amount: number;
                                    currency: string;
                                };
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
                            shippingFee: {
                                amount: number;
                                currency: string;
                            };
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                title: string;
                            } | null;
                            /** @enum {string} */
                            status: "inProgress" | "completed" | "cancelled" | "pendingCancellation" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                base: {
                                    amount: number;
                                    currency: string;
                                };
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
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** A private link to a credit note of an order of the caller's */
        post: {
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
                /** @description Default Response */
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
        /** An order of the caller's */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("pay" | "cancel" | "confirm" | "return" | (string & {}))[];
                            address: {
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
                            } | null;
                            addressLines: string[];
                            contact: {
                                countryCode: string | null;
                                email: string | null;
                                mobile: string | null;
                            };
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
                            creditsReturned: {
                                amount: number;
                                currency: string;
                            };
                            currency: string;
                            due: {
                                amount: number;
                                currency: string;
                            };
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
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            payPath: string | null;
                            /** @enum {string} */
                            payStatus: "unpaid" | "paid" | (string & {});
                            /** Format: date-time */
                            placedAt: string;
                            products: {
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                quantity: number;
                                returnable: number;
                                returnableGoods: number;
                                returned: number;
                                shipped: number;
                                sku: string;
                                slug: string;
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                withheld: number;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            refundedAmount: {
                                amount: number;
                                currency: string;
                            };
                            refunds: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                /** Format: date-time */
                                at: string;
                                creditNote: string | null;
                                credits: {
                                    amount: number;
                                    currency: string;
                                };
                                goodwill: boolean;
                                lines: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    lineId: string;
                                    quantity: number;
                                }[];
                                reason: string;
                                shipping: {
                                    amount: number;
                                    currency: string;
                                };
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
                            shippingFee: {
                                amount: number;
                                currency: string;
                            };
                            shippingMethod: {
                                id: string;
                                pickup?: {
                                    addressLines: string[];
                                    hours: string;
                                    phone: string;
                                };
                                title: string;
                            } | null;
                            /** @enum {string} */
                            status: "inProgress" | "completed" | "cancelled" | "pendingCancellation" | (string & {});
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            taxes: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                base: {
                                    amount: number;
                                    currency: string;
                                };
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
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** A private link to the invoice of an order of the caller's */
        post: {
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
                /** @description Default Response */
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
        /** Orders of the account */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                actions: ("pay" | "cancel" | "confirm" | "return" | (string & {}))[];
                                address: {
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
                                } | null;
                                addressLines: string[];
                                contact: {
                                    countryCode: string | null;
                                    email: string | null;
                                    mobile: string | null;
                                };
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
                                creditsReturned: {
                                    amount: number;
                                    currency: string;
                                };
                                currency: string;
                                due: {
                                    amount: number;
                                    currency: string;
                                };
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
                                paymentAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                payPath: string | null;
                                /** @enum {string} */
                                payStatus: "unpaid" | "paid" | (string & {});
                                /** Format: date-time */
                                placedAt: string;
                                products: {
                                    discounts: {
                                        amount: {
                                            amount: number;
                                            currency: string;
                                        };
                                        code?: string;
                                        title: string;
                                    }[];
                                    image: {
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
                                    lineId: string;
                                    options: {
                                        title: string;
                                        value: string;
                                    }[];
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    quantity: number;
                                    returnable: number;
                                    returnableGoods: number;
                                    returned: number;
                                    shipped: number;
                                    sku: string;
                                    slug: string;
                                    title: string;
                                    total: {
                                        amount: number;
                                        currency: string;
                                    };
                                    withheld: number;
                                }[];
                                promotionDiscounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                refundedAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                refunds: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    /** Format: date-time */
                                    at: string;
                                    creditNote: string | null;
                                    credits: {
                                        amount: number;
                                        currency: string;
                                    };
                                    goodwill: boolean;
                                    lines: {
                                        amount: {
                                            amount: number;
                                            currency: string;
                                        };
                                        lineId: string;
                                        quantity: number;
                                    }[];
                                    reason: string;
                                    shipping: {
                                        amount: number;
                                        currency: string;
                                    };
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
                                shippingFee: {
                                    amount: number;
                                    currency: string;
                                };
                                shippingMethod: {
                                    id: string;
                                    pickup?: {
                                        addressLines: string[];
                                        hours: string;
                                        phone: string;
                                    };
                                    title: string;
                                } | null;
                                /** @enum {string} */
                                status: "inProgress" | "completed" | "cancelled" | "pendingCancellation" | (string & {});
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                taxes: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    base: {
                                        amount: number;
                                        currency: string;
                                    };
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
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Have the link to an order mailed */
        post: {
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
                /** @description Default Response */
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
        /** Put what an order held into the cart, as far as it can be bought now */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            added: number;
                            count: number;
                            couponCodes: string[];
                            couponDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            lines: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            messages: string[];
                            nudges: {
                                done: boolean;
                                /** @enum {string} */
                                kind: "freeShipping" | "discount" | (string & {});
                                reached: number;
                                target: number;
                                text: string;
                            }[];
                            promotionDiscounts: {
                                amount: {
                                    amount: number;
                                    currency: string;
                                };
                                code?: string;
                                title: string;
                            }[];
                            saved: {
                                available: number | null;
                                discounts: {
                                    amount: {
                                        amount: number;
                                        currency: string;
                                    };
                                    code?: string;
                                    title: string;
                                }[];
                                image: {
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
                                lineId: string;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                messages: string[];
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                purchasable: boolean;
                                quantity: number;
                                sku: string;
                                slug: string;
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            shippingDiscounts: {
                                code?: string;
                                title: string;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Start the payment of an unpaid order */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderNo: string;
                            orderToken?: string;
                            payment: {
                                action: {
                                    /** @enum {string} */
                                    type: "none";
                                } | {
                                    /** @enum {string} */
                                    type: "redirect";
                                    url: string;
                                } | {
                                    clientSecret: string;
                                    provider: string;
                                    publishableKey: string;
                                    /** @enum {string} */
                                    type: "client";
                                    url: string;
                                };
                                /** @enum {string} */
                                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
                            };
                        };
                    };
                };
            };
        };
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
        /** A provider's webhook, in its own format and signature; 2xx once it is stored */
        post: {
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
                /** @description Default Response */
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
        /** Products by id, as lists show them */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                available: number | null;
                                brand: string;
                                /** @description Of the variant that `sku` names */
                                buyPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                id: string;
                                /** @description At most two: the picture, and the one shown under the pointer */
                                images: {
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
                                }[];
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                /** @description Short name of the promotion that is for it and for everybody: `Sale −20 %` */
                                offer: string | null;
                                options: {
                                    key: string;
                                    title: string;
                                    values: {
                                        imageId: string | null;
                                        swatch: string | null;
                                        title: string;
                                        value: string;
                                    }[];
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
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
                            }[];
                        };
                    };
                };
            };
        };
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
        /** A product with its variants */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Ids of the products most often bought with it */
                            boughtTogether: string[];
                            brand: string;
                            categories: {
                                id: string;
                                slug: string;
                                title: string;
                            }[];
                            /** @description Sanitised HTML */
                            description: string;
                            /** @description Custom fields that the merchant shows, in order */
                            fields: {
                                key: string;
                                /** @enum {string} */
                                kind: "text" | "number" | "yesNo" | "choice" | "date" | (string & {});
                                title: string;
                                unit: string;
                                value: string;
                            }[];
                            id: string;
                            images: {
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
                            }[];
                            /** @description Languages in which this product has texts of its own */
                            languages: string[];
                            options: {
                                key: string;
                                title: string;
                                values: {
                                    imageId: string | null;
                                    swatch: string | null;
                                    title: string;
                                    value: string;
                                }[];
                            }[];
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
                            sizeGuide: {
                                columns: string[];
                                /** @default  */
                                note: string;
                                rows: string[][];
                                title: string;
                            } | null;
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
                            tags: {
                                id: string;
                                slug: string;
                                title: string;
                            }[];
                            template: string | null;
                            title: string;
                            /** Format: date-time */
                            updatedAt: string;
                            variants: {
                                available: number | null;
                                barcode: string | null;
                                id: string;
                                imageId: string | null;
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                options: {
                                    [key: string]: string;
                                };
                                /** @enum {string} */
                                policy: "deny" | "continue" | (string & {});
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                sku: string;
                                /** @enum {string} */
                                stock: "in" | "low" | "out" | (string & {});
                                weightGrams: number;
                            }[];
                            videos: {
                                id: string;
                                /** @enum {string} */
                                mime: "video/mp4" | "video/webm" | (string & {});
                                poster: {
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
                                title: string;
                                url: string;
                            }[];
                        };
                    };
                };
            };
        };
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
        /** Products, filtered and sorted */
        get: {
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
                /** @description Default Response */
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
                            items: {
                                available: number | null;
                                brand: string;
                                /** @description Of the variant that `sku` names */
                                buyPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                id: string;
                                /** @description At most two: the picture, and the one shown under the pointer */
                                images: {
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
                                }[];
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                /** @description Short name of the promotion that is for it and for everybody: `Sale −20 %` */
                                offer: string | null;
                                options: {
                                    key: string;
                                    title: string;
                                    values: {
                                        imageId: string | null;
                                        swatch: string | null;
                                        title: string;
                                        value: string;
                                    }[];
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
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
                            }[];
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
        /** Running promotions */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                description: string;
                                endsAt: string | null;
                                slug: string;
                                startsAt: string | null;
                                title: string;
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Ask about a product */
        post: {
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
                /** @description Default Response */
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
        /** Answer a question */
        post: {
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
                /** @description Default Response */
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
        /** Questions about a product, with answers */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Ask for a return */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            images: {
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
                            }[];
                            lines: {
                                exchangeOptions: {
                                    title: string;
                                    value: string;
                                }[];
                                exchangeSku: string | null;
                                image: {
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
                                lineId: string;
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                quantity: number;
                                sku: string;
                                slug: string;
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            logisticsCompany: string;
                            logisticsDueAt: string | null;
                            logisticsNumber: string;
                            orderNo: string;
                            quotedAmount: {
                                amount: number;
                                currency: string;
                            };
                            receivedAt: string | null;
                            refundAmount: {
                                amount: number;
                                currency: string;
                            };
                            refundedAt: string | null;
                            refundedCredits: {
                                amount: number;
                                currency: string;
                            };
                            refundReason: string;
                            /** @enum {string} */
                            refundTo: "source" | "credits" | (string & {});
                            refuseDescription: string;
                            returnAddress: {
                                consignee: string;
                                contactNumber: string;
                                detailedAddress: string;
                            } | null;
                            returnNo: string;
                            shippingFee: {
                                amount: number;
                                currency: string;
                            };
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
                    };
                };
            };
        };
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
        /** Take a return back */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            images: {
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
                            }[];
                            lines: {
                                exchangeOptions: {
                                    title: string;
                                    value: string;
                                }[];
                                exchangeSku: string | null;
                                image: {
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
                                lineId: string;
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                quantity: number;
                                sku: string;
                                slug: string;
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            logisticsCompany: string;
                            logisticsDueAt: string | null;
                            logisticsNumber: string;
                            orderNo: string;
                            quotedAmount: {
                                amount: number;
                                currency: string;
                            };
                            receivedAt: string | null;
                            refundAmount: {
                                amount: number;
                                currency: string;
                            };
                            refundedAt: string | null;
                            refundedCredits: {
                                amount: number;
                                currency: string;
                            };
                            refundReason: string;
                            /** @enum {string} */
                            refundTo: "source" | "credits" | (string & {});
                            refuseDescription: string;
                            returnAddress: {
                                consignee: string;
                                contactNumber: string;
                                detailedAddress: string;
                            } | null;
                            returnNo: string;
                            shippingFee: {
                                amount: number;
                                currency: string;
                            };
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
                    };
                };
            };
        };
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
        /** A return of the caller's */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            images: {
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
                            }[];
                            lines: {
                                exchangeOptions: {
                                    title: string;
                                    value: string;
                                }[];
                                exchangeSku: string | null;
                                image: {
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
                                lineId: string;
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                quantity: number;
                                sku: string;
                                slug: string;
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            logisticsCompany: string;
                            logisticsDueAt: string | null;
                            logisticsNumber: string;
                            orderNo: string;
                            quotedAmount: {
                                amount: number;
                                currency: string;
                            };
                            receivedAt: string | null;
                            refundAmount: {
                                amount: number;
                                currency: string;
                            };
                            refundedAt: string | null;
                            refundedCredits: {
                                amount: number;
                                currency: string;
                            };
                            refundReason: string;
                            /** @enum {string} */
                            refundTo: "source" | "credits" | (string & {});
                            refuseDescription: string;
                            returnAddress: {
                                consignee: string;
                                contactNumber: string;
                                detailedAddress: string;
                            } | null;
                            returnNo: string;
                            shippingFee: {
                                amount: number;
                                currency: string;
                            };
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
                    };
                };
            };
        };
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
        /** The caller's returns, or those of an order */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                                images: {
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
                                }[];
                                lines: {
                                    exchangeOptions: {
                                        title: string;
                                        value: string;
                                    }[];
                                    exchangeSku: string | null;
                                    image: {
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
                                    lineId: string;
                                    options: {
                                        title: string;
                                        value: string;
                                    }[];
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    quantity: number;
                                    sku: string;
                                    slug: string;
                                    title: string;
                                    total: {
                                        amount: number;
                                        currency: string;
                                    };
                                }[];
                                logisticsCompany: string;
                                logisticsDueAt: string | null;
                                logisticsNumber: string;
                                orderNo: string;
                                quotedAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                receivedAt: string | null;
                                refundAmount: {
                                    amount: number;
                                    currency: string;
                                };
                                refundedAt: string | null;
                                refundedCredits: {
                                    amount: number;
                                    currency: string;
                                };
                                refundReason: string;
                                /** @enum {string} */
                                refundTo: "source" | "credits" | (string & {});
                                refuseDescription: string;
                                returnAddress: {
                                    consignee: string;
                                    contactNumber: string;
                                    detailedAddress: string;
                                } | null;
                                returnNo: string;
                                shippingFee: {
                                    amount: number;
                                    currency: string;
                                };
                                /** @enum {string} */
                                status: "pendingApproval" | "cancelled" | "completed" | "ended" | (string & {});
                                timeline: {
                                    /** Format: date-time */
                                    at: string;
                                    event: string;
                                    reason: string;
                                    title: string;
                                }[];
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Say by which parcel the goods come back */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            images: {
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
                            }[];
                            lines: {
                                exchangeOptions: {
                                    title: string;
                                    value: string;
                                }[];
                                exchangeSku: string | null;
                                image: {
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
                                lineId: string;
                                options: {
                                    title: string;
                                    value: string;
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                quantity: number;
                                sku: string;
                                slug: string;
                                title: string;
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                            }[];
                            logisticsCompany: string;
                            logisticsDueAt: string | null;
                            logisticsNumber: string;
                            orderNo: string;
                            quotedAmount: {
                                amount: number;
                                currency: string;
                            };
                            receivedAt: string | null;
                            refundAmount: {
                                amount: number;
                                currency: string;
                            };
                            refundedAt: string | null;
                            refundedCredits: {
                                amount: number;
                                currency: string;
                            };
                            refundReason: string;
                            /** @enum {string} */
                            refundTo: "source" | "credits" | (string & {});
                            refuseDescription: string;
                            returnAddress: {
                                consignee: string;
                                contactNumber: string;
                                detailedAddress: string;
                            } | null;
                            returnNo: string;
                            shippingFee: {
                                amount: number;
                                currency: string;
                            };
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
                    };
                };
            };
        };
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
        /** The expected refund for units of an order */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            refundAmount: {
                                amount: number;
                                currency: string;
                            };
                            refundCredits: {
                                amount: number;
                                currency: string;
                            };
                            shippingFee: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
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
        /** Review a product; again: instead of the review that waits for approval */
        post: {
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
                /** @description Default Response */
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
        /** Say that a review helped */
        post: {
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
                /** @description Default Response */
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
        /** Approved reviews of a product */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            histogram: {
                                count: number;
                                rating: number;
                            }[];
                            items: {
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
                                images: {
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
                                }[];
                                lang: string;
                                rating: number;
                                text: string;
                                title: string;
                                verified: boolean;
                            }[];
                            page: number;
                            rating: number | null;
                            reviewCount: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Products, articles and pages for some words */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            articles: {
                                id: string;
                                slug: string;
                                title: string;
                            }[];
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
                            items: {
                                available: number | null;
                                brand: string;
                                /** @description Of the variant that `sku` names */
                                buyPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                id: string;
                                /** @description At most two: the picture, and the one shown under the pointer */
                                images: {
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
                                }[];
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                /** @description Short name of the promotion that is for it and for everybody: `Sale −20 %` */
                                offer: string | null;
                                options: {
                                    key: string;
                                    title: string;
                                    values: {
                                        imageId: string | null;
                                        swatch: string | null;
                                        title: string;
                                        value: string;
                                    }[];
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
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
                            }[];
                            page: number;
                            pages: {
                                id: string;
                                slug: string;
                                title: string;
                            }[];
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
        /** What may be meant by the words typed so far */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            articles: {
                                id: string;
                                slug: string;
                                title: string;
                            }[];
                            categories: {
                                id: string;
                                image: {
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
                                productCount: number;
                                slug: string;
                                title: string;
                            }[];
                            collections: {
                                id: string;
                                image: {
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
                                productCount: number;
                                slug: string;
                                title: string;
                            }[];
                            pages: {
                                id: string;
                                slug: string;
                                title: string;
                            }[];
                            products: {
                                available: number | null;
                                brand: string;
                                /** @description Of the variant that `sku` names */
                                buyPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                id: string;
                                /** @description At most two: the picture, and the one shown under the pointer */
                                images: {
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
                                }[];
                                linePrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                /** @description Short name of the promotion that is for it and for everybody: `Sale −20 %` */
                                offer: string | null;
                                options: {
                                    key: string;
                                    title: string;
                                    values: {
                                        imageId: string | null;
                                        swatch: string | null;
                                        title: string;
                                        value: string;
                                    }[];
                                }[];
                                price: {
                                    amount: number;
                                    currency: string;
                                };
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
                            }[];
                            queries: string[];
                        };
                    };
                };
            };
        };
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
        /** Sign-ins and security changes */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** The apps and providers that sign in to the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                linkedAt: string;
                                name: string;
                                provider: string;
                                subject: string;
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
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
        /** Takes such an identity from the account, with a fresh proof; never the last way of signing in */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                linkedAt: string;
                                name: string;
                                provider: string;
                                subject: string;
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
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
        /** What the security center shows */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            canVerifyByEmail: boolean;
                            email: string | null;
                            hasPassword: boolean;
                            loginEmailVerification: boolean;
                            mobile: string | null;
                            sessions: {
                                current: boolean;
                                device: string;
                                id: string;
                                lastSeenAt: string;
                                loginIp: string;
                                /** @enum {string} */
                                loginMethod: "signup" | "password" | "code" | "qr" | "openid" | "reset" | (string & {});
                                signedInAt: string;
                            }[];
                        };
                    };
                };
            };
        };
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
        /** Where the account is signed in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sessions: {
                                current: boolean;
                                device: string;
                                id: string;
                                lastSeenAt: string;
                                loginIp: string;
                                /** @enum {string} */
                                loginMethod: "signup" | "password" | "code" | "qr" | "openid" | "reset" | (string & {});
                                signedInAt: string;
                            }[];
                        };
                    };
                };
            };
        };
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
        /** End one session, or all others */
        post: {
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
                /** @description Default Response */
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
        /** Ask for a code by e-mail at sign-in, or not */
        post: {
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
                /** @description Default Response */
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
        /** Add the time spent on a page */
        post: {
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
                /** @description Default Response */
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
        /** Tags */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                productCount: number;
                                slug: string;
                                title: string;
                            }[];
                            page: number;
                            size: number;
                            total: number;
                        };
                    };
                };
            };
        };
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
        /** Send a picture for a review, a return, an article or an inquiry */
        post: {
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
                /** @description Default Response */
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
        /** Delete the account */
        post: {
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
                /** @description Default Response */
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
        /** Change the picture, or take it away */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: string | null;
                            bio: string;
                            birthday: string | null;
                            countryCode: string | null;
                            creditsBalance: {
                                amount: number;
                                currency: string;
                            };
                            email: string | null;
                            firstName: string;
                            fullName: string;
                            id: string;
                            lastLogin: string | null;
                            lastName: string;
                            mobile: string | null;
                            nickName: string;
                            orderQuantity: number;
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            spendingAmount: {
                                amount: number;
                                currency: string;
                            };
                            unpaidOrderCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
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
        /** Change the e-mail address */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: string | null;
                            bio: string;
                            birthday: string | null;
                            countryCode: string | null;
                            creditsBalance: {
                                amount: number;
                                currency: string;
                            };
                            email: string | null;
                            firstName: string;
                            fullName: string;
                            id: string;
                            lastLogin: string | null;
                            lastName: string;
                            mobile: string | null;
                            nickName: string;
                            orderQuantity: number;
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            spendingAmount: {
                                amount: number;
                                currency: string;
                            };
                            unpaidOrderCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
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
        /** Change nick name, bio and birthday */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: string | null;
                            bio: string;
                            birthday: string | null;
                            countryCode: string | null;
                            creditsBalance: {
                                amount: number;
                                currency: string;
                            };
                            email: string | null;
                            firstName: string;
                            fullName: string;
                            id: string;
                            lastLogin: string | null;
                            lastName: string;
                            mobile: string | null;
                            nickName: string;
                            orderQuantity: number;
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            spendingAmount: {
                                amount: number;
                                currency: string;
                            };
                            unpaidOrderCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
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
        /** Change the mobile number */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: string | null;
                            bio: string;
                            birthday: string | null;
                            countryCode: string | null;
                            creditsBalance: {
                                amount: number;
                                currency: string;
                            };
                            email: string | null;
                            firstName: string;
                            fullName: string;
                            id: string;
                            lastLogin: string | null;
                            lastName: string;
                            mobile: string | null;
                            nickName: string;
                            orderQuantity: number;
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            spendingAmount: {
                                amount: number;
                                currency: string;
                            };
                            unpaidOrderCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
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
        /** Change first and last name */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: string | null;
                            bio: string;
                            birthday: string | null;
                            countryCode: string | null;
                            creditsBalance: {
                                amount: number;
                                currency: string;
                            };
                            email: string | null;
                            firstName: string;
                            fullName: string;
                            id: string;
                            lastLogin: string | null;
                            lastName: string;
                            mobile: string | null;
                            nickName: string;
                            orderQuantity: number;
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            spendingAmount: {
                                amount: number;
                                currency: string;
                            };
                            unpaidOrderCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
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
        /** Set another password; other sessions end */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: string | null;
                            bio: string;
                            birthday: string | null;
                            countryCode: string | null;
                            creditsBalance: {
                                amount: number;
                                currency: string;
                            };
                            email: string | null;
                            firstName: string;
                            fullName: string;
                            id: string;
                            lastLogin: string | null;
                            lastName: string;
                            mobile: string | null;
                            nickName: string;
                            orderQuantity: number;
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            spendingAmount: {
                                amount: number;
                                currency: string;
                            };
                            unpaidOrderCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
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
        /** Everything that the shop holds about the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        /** Who is signed in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: string | null;
                            bio: string;
                            birthday: string | null;
                            countryCode: string | null;
                            creditsBalance: {
                                amount: number;
                                currency: string;
                            };
                            email: string | null;
                            firstName: string;
                            fullName: string;
                            id: string;
                            lastLogin: string | null;
                            lastName: string;
                            mobile: string | null;
                            nickName: string;
                            orderQuantity: number;
                            paymentAmount: {
                                amount: number;
                                currency: string;
                            };
                            spendingAmount: {
                                amount: number;
                                currency: string;
                            };
                            unpaidOrderCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
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
        /** Note that a visitor looks at a page */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ask: boolean;
                            kept: boolean;
                            visitorId: string;
                        };
                    };
                };
            };
        };
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
        /** Confirm by the mailed link */
        post: {
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
                /** @description Default Response */
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
        /** Declare a withdrawal; a mail to the address of the order asks to confirm it */
        post: {
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
                /** @description Default Response */
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** Writes that honour `Idempotency-Key`. */
export const idempotentOperations: ReadonlySet<string> = new Set([
  'POST /checkout/submit',
  'POST /order/cancel',
  'POST /payment/start',
  'POST /return/apply',
]);
