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
        /** Sends a notification by the chosen channels. */
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
        /** @description A notification to send. Both flags are required; with both false it is sent by e-mail. */
        NewNotification: NewNotification;
        /** @description The call succeeded. A response without this member succeeds by its HTTP status. */
        OkStatus: {
            /** @description 200 is success, and no other code (section 9). */
            statusCode?: number | string | null;
            /** @description A message for a person. */
            message?: string | null;
            /** @description Empty or absent. */
            errors?: Record<string, never> | null;
        } | null;
        /** @description A text. A number or boolean is read as text. */
        Text: string | null;
        /** @description The result of sending a notification. */
        NotificationReceipt: NotificationReceipt;
        /** @description Why a call was refused: by HTTP status, or inside a 200 by another `statusCode` than 200 or by `errors`. A refusal may also have no envelope, only an HTTP status and a message. */
        Status: Status;
        /** @description A call that was refused. */
        Refusal: Refusal;
        /** @description Any body but a refusal, or none. The client does not read it. */
        Unread: undefined;
        /** @description A request for a new session token. */
        TokenRefresh: TokenRefresh;
        /** @description A new session token, and a new refresh token if it was rotated. */
        RefreshedToken: RefreshedToken;
        /** @description The response to a valid refresh token. */
        RefreshedTokenResponse: RefreshedTokenResponse;
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
        /** @description The credential or the role of the caller does not allow this. For the role, `status.errors` has `permission`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The call does not accept this media type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many calls; `Retry-After` is the number of seconds to wait. */
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
        /** @description Internal server error. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service is temporarily unavailable. */
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
        /** @description The request comes from another site, by its `Origin` or `Sec-Fetch-Site`. */
        OtherSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A value is missing or wrong, or a field is unknown. `status.errors` names the fields. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** A notification to send. Both flags are required; with both false it is sent by e-mail. */
export interface NewNotification {
    title: string;
    shortDesc: string;
    longDesc: string;
    /** @description True for WhatsApp. */
    sendWhatsappNoti: boolean;
    /** @description True for App. */
    sendPopupNoti: boolean;
}
/** The call succeeded. A response without this member succeeds by its HTTP status. */
export type OkStatus = components['schemas']['OkStatus'];
/** A text. A number or boolean is read as text. */
export type Text = components['schemas']['Text'];
/** The result of sending a notification. */
export interface NotificationReceipt {
    status?: components["schemas"]["OkStatus"];
    message?: components["schemas"]["Text"];
    /** @description One for each channel. */
    successMessages?: (string)[] | null;
}
/** Why a call was refused: by HTTP status, or inside a 200 by another `statusCode` than 200 or by `errors`. A refusal may also have no envelope, only an HTTP status and a message. */
export interface Status {
    statusCode: number;
    /** @description A message for a person. */
    message?: string | null;
    /** @description Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
    errors?: {
        [key: string]: unknown;
    } | null;
}
/** A call that was refused. */
export interface Refusal {
    status: components["schemas"]["Status"];
}
export type Unread = components['schemas']['Unread'];
/** A request for a new session token. */
export interface TokenRefresh {
    refreshToken: string;
}
/** A new session token, and a new refresh token if it was rotated. */
export interface RefreshedToken {
    /** @description The new `jwtToken`. */
    token: string;
    /** @description The new refresh token, if it was rotated. */
    refreshToken?: string | null;
}
/** The response to a valid refresh token. */
export interface RefreshedTokenResponse {
    status?: components["schemas"]["OkStatus"];
    data: components["schemas"]["RefreshedToken"];
}
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseFailed = components['responses']['Failed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseOtherSite = components['responses']['OtherSite'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type $defs = Record<string, never>;
export interface operations {
    sendGlobalNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotification"];
            };
        };
        responses: {
            /** @description The result */
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
            403: components["responses"]["Forbidden"];
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
                    "application/json": components["schemas"]["RefreshedTokenResponse"];
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
            403: components["responses"]["OtherSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
