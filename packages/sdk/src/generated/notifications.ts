// Generated from openapi/ by generate.ts. Do not edit.

export interface paths {
    "/notifications/sendGlobalNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a notification to every user. */
        post: operations["sendGlobalNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a refresh token for a new session token. */
        post: operations["refreshToken"];
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
        /** @description A notification to every user. With both flags false it goes by e-mail. */
        NewNotification: {
            title: string;
            shortDesc: string;
            longDesc: string;
            /** @description True for WhatsApp. */
            sendWhatsappNoti: boolean;
            /** @description True for App. */
            sendPopupNoti: boolean;
        };
        /** @description All went well. Where an answer has no such member, its HTTP status says so. */
        OkStatus: {
            /** @description 200 is success (section 9); another code from 200 to 299 is read as one. */
            statusCode?: number | string | null;
            /** @description For a person to read. */
            message?: string | null;
            /** @description Empty, or left out. */
            errors?: Record<string, never> | null;
        } | null;
        /** @description A text. A number is read as its text. */
        Text: string | null;
        /** @description What became of a notification. */
        NotificationReceipt: {
            status?: components["schemas"]["OkStatus"];
            message?: components["schemas"]["Text"];
            /** @description One for each channel it went to. */
            successMessages?: (string)[] | null;
        };
        /** @description Anything else, or nothing. No client reads what comes here. */
        Unread: undefined;
        /** @description Why a call was refused: in the HTTP status, or inside a 200 by a `statusCode` that is no success or by `errors`. A refusal may also come without this envelope, by its HTTP status alone, its message beside it. */
        Status: {
            statusCode: number;
            /** @description For a person to read. */
            message?: string | null;
            /** @description Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
            errors?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A call that was refused. */
        Refusal: {
            status: components["schemas"]["Status"];
        };
        /** @description What a new session token is asked for with. */
        TokenRefresh: {
            refreshToken: string;
        };
        /** @description A new session token, and the refresh token’s successor where there is one. */
        RefreshedToken: {
            /** @description The new `jwtToken`. */
            token: string;
            /** @description Its successor, where the refresh token was rotated. */
            refreshToken?: string | null;
        };
        /** @description The answer to a good refresh token. */
        RefreshedTokenAnswer: {
            status?: components["schemas"]["OkStatus"];
            data: components["schemas"]["RefreshedToken"];
        };
    };
    responses: {
        /** @description The request cannot be read, for instance a body that is not JSON. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than is accepted. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is of a kind that this call does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many calls; `Retry-After` says how many seconds to wait. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Something broke on the other side. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service cannot be reached for now. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request can be read, but a value is missing or wrong. `status.errors` names the fields. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** A notification to every user. With both flags false it goes by e-mail. */
export type NewNotification = components['schemas']['NewNotification'];
/** All went well. Where an answer has no such member, its HTTP status says so. */
export type OkStatus = components['schemas']['OkStatus'];
/** A text. A number is read as its text. */
export type Text = components['schemas']['Text'];
/** What became of a notification. */
export type NotificationReceipt = components['schemas']['NotificationReceipt'];
/** Anything else, or nothing. No client reads what comes here. */
export type Unread = components['schemas']['Unread'];
/** Why a call was refused: in the HTTP status, or inside a 200 by a `statusCode` that is no success or by `errors`. A refusal may also come without this envelope, by its HTTP status alone, its message beside it. */
export type Status = components['schemas']['Status'];
/** A call that was refused. */
export type Refusal = components['schemas']['Refusal'];
/** What a new session token is asked for with. */
export type TokenRefresh = components['schemas']['TokenRefresh'];
/** A new session token, and the refresh token’s successor where there is one. */
export type RefreshedToken = components['schemas']['RefreshedToken'];
/** The answer to a good refresh token. */
export type RefreshedTokenAnswer = components['schemas']['RefreshedTokenAnswer'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseFailed = components['responses']['Failed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseInvalid = components['responses']['Invalid'];
export type $defs = Record<string, never>;
export interface operations {
    sendGlobalNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotification"];
            };
        };
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationReceipt"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The session, code or token is not accepted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRefresh"];
            };
        };
        responses: {
            /** @description The new token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The session, code or token is not accepted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
