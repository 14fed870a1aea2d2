// Generated from openapi/ by generate.ts. Do not edit.

export interface paths {
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest actions of staff. */
        get: operations["listActivity"];
        put?: never;
        post?: never;
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
        /** @description An action of a member of staff. */
        Activity: Activity;
        /** @description The call succeeded. A response without this member succeeds by its HTTP status. */
        OkStatus: {
            /** @description 200 is success, and no other code (section 9). */
            statusCode?: number | string | null;
            /** @description A message for a person. */
            message?: string | null;
            /** @description Empty or absent. */
            errors?: Record<string, never> | null;
        } | null;
        /** @description Why a call was refused: by HTTP status, or inside a 200 by another `statusCode` than 200 or by `errors`. A refusal may also have no envelope, only an HTTP status and a message. */
        Status: Status;
        /** @description A call that was refused. */
        Refusal: Refusal;
    };
    responses: {
        /** @description The call is refused. `status.message` says why, `status.errors` names the fields. */
        Refused: {
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
export interface Activity {
    id: number;
    /** Format: date-time */
    at: string;
    /** @description The id of the person; `operator` for a command of the operator. */
    staffId: string;
    staffName: string;
    /** @description The noun of a record and what happened to it: `blog.deleted`. */
    action: string;
    /** @description The name or id of the record. */
    subject: string | null;
    /** @description The `x-request-id` of the response. */
    requestId: string;
}
export type OkStatus = components['schemas']['OkStatus'];
export interface Status {
    statusCode: number;
    /** @description A message for a person. */
    message?: string | null;
    /** @description Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
    errors?: {
        [key: string]: unknown;
    } | null;
}
export interface Refusal {
    status: components["schemas"]["Status"];
}
export type ResponseRefused = components['responses']['Refused'];
export type $defs = Record<string, never>;
export interface operations {
    listActivity: {
        parameters: {
            query?: {
                /** @description The maximum number of actions. Default: 1000. */
                limit?: number;
                /** @description Only actions older than the one with this id. Default: all. */
                before?: number;
                /** @description Only actions of the person with this id. Default: of everybody. */
                person?: string;
                /** @description Only actions on the record that is named so. Default: on any record. */
                subject?: string;
                /** @description Only actions at or after this moment. Default: from the first one. */
                since?: string;
                /** @description Only actions before this moment. Default: up to now. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
}
