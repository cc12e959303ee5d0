//! Guests, accounts, sessions, API tokens.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::cookie::CookieJar;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Body;
use crate::app::App;
use crate::cluster::between::{self, News};
use crate::error::{ApiError, ApiResult};
use crate::session::{self, Address, Caller, Ended, MaybeCaller};
use crate::store::{PersonRow, TokenRow};
use crate::wire::{
    Credentials, ErrorCode, Me, NameForm, PROTOCOL, PasswordForm, Person, Problem, SessionInfo, TokenForm,
    TokenInfo,
};
use crate::{password, secret, time};

/// The most API tokens of one person.
const MOST_TOKENS: usize = 50;

/// All requests about people.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(register))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(me, rename, delete))
        .routes(routes!(change_password))
        .routes(routes!(sessions))
        .routes(routes!(end_session))
        .routes(routes!(tokens, add_token))
        .routes(routes!(end_token))
}

/// Begins as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = NameForm,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn guest(
    State(app): State<App>,
    address: Address,
    jar: CookieJar,
    headers: HeaderMap,
    Body(form): Body<NameForm>,
) -> ApiResult<(CookieJar, Json<Me>)> {
    app.limits.sign_ins.check(&address.key())?;
    let row = PersonRow { id: secret::id(), name: name(&form.name)?, login: None, password: None };
    let person = row.person();
    if !app.store.add_person(row, time::now()).await? {
        return Err(ApiError::new(ErrorCode::NameTaken, "somebody with an account has this name"));
    }
    let jar = session::sign_in(&app, jar, &headers, &person.id).await?;
    Ok((jar, about(&app, Some(person))))
}

/// Makes an account; a guest who is signed in keeps everything.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn register(
    State(app): State<App>,
    address: Address,
    MaybeCaller(caller): MaybeCaller,
    jar: CookieJar,
    headers: HeaderMap,
    Body(form): Body<Credentials>,
) -> ApiResult<(CookieJar, Json<Me>)> {
    if app.settings.closed_registration {
        return Err(ApiError::new(ErrorCode::RegistrationClosed, "this server takes no new accounts"));
    }
    app.limits.sign_ins.check(&address.key())?;
    let name = name(&form.name)?;
    let login = name.to_lowercase();
    let taken = || ApiError::new(ErrorCode::NameTaken, "somebody else has this name");
    if app.store.account(&login).await?.is_some() {
        return Err(taken());
    }
    let password = password::hash(&form.password).await?;
    let guest = caller.filter(|c| c.person.guest && c.session);
    let id = guest.as_ref().map_or_else(secret::id, |c| c.person.id.clone());
    let row = PersonRow { id, name, login: Some(login), password: Some(password) };
    let person = row.person();
    let done = match &guest {
        Some(_) => app.store.change_person(row, time::now()).await?,
        None => app.store.add_person(row, time::now()).await?,
    };
    if !done {
        return Err(taken());
    }
    if let Some(guest) = guest {
        renamed(&app, &person).await?;
        // Whoever knows the guest's secret must not have the account.
        session::end_session(&app, &person.id, &guest.key).await?;
    }
    let jar = session::sign_in(&app, jar, &headers, &person.id).await?;
    Ok((jar, about(&app, Some(person))))
}

/// Signs in.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn login(
    State(app): State<App>,
    address: Address,
    jar: CookieJar,
    headers: HeaderMap,
    Body(form): Body<Credentials>,
) -> ApiResult<(CookieJar, Json<Me>)> {
    app.limits.sign_ins.check(&address.key())?;
    let login = form.name.trim().to_lowercase();
    // By account as well: many addresses together do not guess faster.
    app.limits.accounts.check(&login)?;
    let row = app.store.account(&login).await?;
    let kept = row.as_ref().and_then(|r| r.password.as_deref());
    if !password::matches(&form.password, kept).await? {
        tracing::warn!(address = %address.0, "a sign-in failed");
        return Err(ApiError::new(ErrorCode::WrongPassword, "name or password is wrong"));
    }
    let person = row.ok_or_else(ApiError::sign_in)?.person();
    let jar = session::sign_in(&app, jar, &headers, &person.id).await?;
    Ok((jar, about(&app, Some(person))))
}

/// Signs out.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 200, body = Me)))]
async fn logout(State(app): State<App>, caller: Caller, jar: CookieJar) -> ApiResult<(CookieJar, Json<Me>)> {
    let jar = session::sign_out(&app, jar, &caller).await?;
    Ok((jar, about(&app, None)))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
async fn me(State(app): State<App>, MaybeCaller(caller): MaybeCaller) -> Json<Me> {
    about(&app, caller.map(|c| c.person))
}

/// Takes another name.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = NameForm,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn rename(State(app): State<App>, caller: Caller, Body(form): Body<NameForm>) -> ApiResult<Json<Me>> {
    caller.in_person()?;
    let mut row = own_row(&app, &caller).await?;
    row.name = name(&form.name)?;
    // What an account signs in with stays as it is.
    let person = row.person();
    if !app.store.change_person(row, time::now()).await? {
        return Err(ApiError::new(ErrorCode::NameTaken, "somebody else has this name"));
    }
    renamed(&app, &person).await?;
    Ok(about(&app, Some(person)))
}

/// Deletes the person: bots take the seats over, and nothing but "?" is left of the name.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 204)))]
async fn delete(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
) -> ApiResult<(CookieJar, StatusCode)> {
    caller.in_person()?;
    app.tables.forget(&app, &caller.person).await?;
    let jar = session::sign_out(&app, jar, &caller).await?;
    app.store.delete_person(&caller.person.id, time::now()).await?;
    session::tell(&app, Ended::AllOf(caller.person.id));
    Ok((jar, StatusCode::NO_CONTENT))
}

/// Changes the password; all other sessions end.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = PasswordForm,
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn change_password(
    State(app): State<App>,
    caller: Caller,
    address: Address,
    jar: CookieJar,
    headers: HeaderMap,
    Body(form): Body<PasswordForm>,
) -> ApiResult<(CookieJar, StatusCode)> {
    caller.in_person()?;
    app.limits.sign_ins.check(&address.key())?;
    let mut row = own_row(&app, &caller).await?;
    if !password::matches(&form.old, row.password.as_deref()).await? {
        return Err(ApiError::new(ErrorCode::WrongPassword, "the present password is another one"));
    }
    row.password = Some(password::hash(&form.new).await?);
    app.store.change_person(row, time::now()).await?;
    let sessions = app.store.sessions_of(&caller.person.id, time::now()).await?;
    // A new secret here as well: somebody may have the old one.
    let jar = session::sign_in(&app, jar, &headers, &caller.person.id).await?;
    for old in sessions {
        session::end_session(&app, &caller.person.id, &old.id).await?;
    }
    Ok((jar, StatusCode::NO_CONTENT))
}

/// The own sessions.
#[utoipa::path(get, path = "/api/me/sessions", tag = "people", responses((status = 200, body = Vec<SessionInfo>)))]
async fn sessions(State(app): State<App>, caller: Caller) -> ApiResult<Json<Vec<SessionInfo>>> {
    let rows = app.store.sessions_of(&caller.person.id, time::now()).await?;
    let info = rows.into_iter().map(|s| SessionInfo {
        current: caller.key == s.id,
        id: s.id,
        agent: s.agent,
        created: s.created,
        seen: s.seen,
    });
    Ok(Json(info.collect()))
}

/// Ends one of the own sessions.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "people",
    responses((status = 204), (status = 404, body = Problem)))]
async fn end_session(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    caller.in_person()?;
    found(session::end_session(&app, &caller.person.id, &id).await?, "session")
}

/// The own API tokens.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people", responses((status = 200, body = Vec<TokenInfo>)))]
async fn tokens(State(app): State<App>, caller: Caller) -> ApiResult<Json<Vec<TokenInfo>>> {
    let rows = app.store.tokens_of(&caller.person.id).await?;
    let info = rows.into_iter().map(|t| TokenInfo {
        id: t.id,
        label: t.label,
        created: t.created,
        seen: t.seen,
        token: None,
    });
    Ok(Json(info.collect()))
}

/// Makes an API token; the answer is the only place where it is shown.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = TokenForm,
    responses((status = 200, body = TokenInfo), (status = "4XX", body = Problem)))]
async fn add_token(
    State(app): State<App>,
    caller: Caller,
    Body(form): Body<TokenForm>,
) -> ApiResult<Json<TokenInfo>> {
    caller.in_person()?;
    if app.store.tokens_of(&caller.person.id).await?.len() >= MOST_TOKENS {
        return Err(ApiError::new(ErrorCode::Limit, "revoke a token first"));
    }
    let (id, label, token, now) = (secret::id(), name(&form.label)?, secret::secret(), time::now());
    app.store
        .add_token(TokenRow {
            id: id.clone(),
            hash: secret::hash(&token),
            person: caller.person.id,
            label: label.clone(),
            created: now,
            seen: now,
        })
        .await?;
    Ok(Json(TokenInfo { id, label, created: now, seen: now, token: Some(token) }))
}

/// Revokes an API token.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people",
    responses((status = 204), (status = 404, body = Problem)))]
async fn end_token(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> ApiResult<StatusCode> {
    caller.in_person()?;
    found(session::end_token(&app, &caller.person.id, &id).await?, "token")
}

/// Tells all tables, at all servers.
async fn renamed(app: &App, person: &Person) -> ApiResult<()> {
    between::tell(app, &News::Renamed(person.clone()));
    app.tables.renamed(app, person).await
}

fn found(found: bool, what: &str) -> ApiResult<StatusCode> {
    if found { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::not_found(what)) }
}

fn about(app: &App, person: Option<Person>) -> Json<Me> {
    Json(Me { person, registration: !app.settings.closed_registration, protocol: PROTOCOL })
}

async fn own_row(app: &App, caller: &Caller) -> ApiResult<PersonRow> {
    app.store.person(&caller.person.id).await?.ok_or_else(ApiError::sign_in)
}

/// A name that others can read: visible characters, single spaces, nothing that turns the writing direction.
fn name(text: &str) -> ApiResult<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let invisible = |c: char| {
        c.is_control()
            || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e000}'..='\u{f8ff}')
    };
    let length = name.chars().count();
    if (1..=32).contains(&length) && !name.chars().any(invisible) && name.chars().any(char::is_alphanumeric) {
        Ok(name)
    } else {
        Err(ApiError::new(
            ErrorCode::BadName,
            "a name has 1 to 32 visible characters, with a letter or a digit",
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_readable() {
        for (text, expected) in [("  Mira  Sol ", "Mira Sol"), ("Zoë", "Zoë"), ("李", "李"), ("x", "x")] {
            assert_eq!(name(text).unwrap(), expected);
        }
        for bad in ["", " ", "\u{202e}abc", "a\u{200b}b", "---", "a\u{7}", &"x".repeat(33)] {
            assert_eq!(name(bad).unwrap_err().code(), ErrorCode::BadName, "{bad:?}");
        }
    }
}
