//! Guests, accounts, sessions, API tokens.

use orrery_load::Client;
use orrery_server::ServeArgs;
use orrery_server::wire::{ErrorCode, Me, SessionInfo, TableInfo, TokenInfo};
use serde_json::{Value, json};

use crate::bot_client;
use crate::room::{Eyes, Room, folder, refused, settings, table};

#[tokio::test]
async fn a_guest_begins_at_once_and_can_claim_an_account() {
    let room = Room::new().await;
    let mut mira = room.guest("  Mira   Sol ").await;
    let me: Me = mira.get("/api/me").await.unwrap();
    let guest = me.person.unwrap();
    assert_eq!((guest.name.as_str(), guest.guest), ("Mira Sol", true));

    let form = json!({ "name": "Mira", "password": "eight letters" });
    let me: Me = mira.post("/api/register", &form).await.unwrap();
    let account = me.person.unwrap();
    assert_eq!((account.id, account.guest), (guest.id, false), "the same person, now with an account");

    let mut other = Client::new(room.address);
    assert_eq!(
        refused(&mut other, "POST", "/api/register", json!({ "name": "mIRA", "password": "whatever it is" }))
            .await,
        ErrorCode::NameTaken
    );
    assert_eq!(
        refused(&mut other, "POST", "/api/login", json!({ "name": "Mira", "password": "wrong letters" }))
            .await,
        ErrorCode::WrongPassword
    );
    assert_eq!(
        refused(&mut other, "POST", "/api/login", json!({ "name": "Nobody", "password": "wrong letters" }))
            .await,
        ErrorCode::WrongPassword
    );
    let me: Me =
        other.post("/api/login", &json!({ "name": "MIRA", "password": "eight letters" })).await.unwrap();
    assert_eq!(me.person.unwrap().name, "Mira");
}

#[tokio::test]
async fn sessions_are_listed_and_end_one_by_one_or_with_the_password() {
    let room = Room::new().await;
    let mut one = Client::new(room.address);
    let form = json!({ "name": "Ada", "password": "first password" });
    one.post::<Me>("/api/register", &form).await.unwrap();
    let mut two = Client::new(room.address);
    two.post::<Me>("/api/login", &form).await.unwrap();
    let mut three = Client::new(room.address);
    three.post::<Me>("/api/login", &form).await.unwrap();

    let sessions: Vec<SessionInfo> = one.get("/api/me/sessions").await.unwrap();
    assert_eq!((sessions.len(), sessions.iter().filter(|s| s.current).count()), (3, 1));
    let seen_by_two: Vec<SessionInfo> = two.get("/api/me/sessions").await.unwrap();
    let second = seen_by_two.iter().find(|s| s.current).unwrap();
    let path = format!("/api/me/sessions/{}", second.id);
    one.request("DELETE", &path, None).await.unwrap();
    assert!(two.get::<Me>("/api/me").await.unwrap().person.is_none(), "the revoked session is nobody's");
    assert_eq!(refused(&mut one, "DELETE", &path, Value::Null).await, ErrorCode::NotFound);

    let change = json!({ "old": "no", "new": "second password" });
    assert_eq!(refused(&mut one, "POST", "/api/me/password", change).await, ErrorCode::WrongPassword);
    let change = json!({ "old": "first password", "new": "second password" });
    one.post::<Value>("/api/me/password", &change).await.unwrap();
    assert!(one.get::<Me>("/api/me").await.unwrap().person.is_some());
    assert!(three.get::<Me>("/api/me").await.unwrap().person.is_none());
    assert_eq!(refused(&mut three, "POST", "/api/login", form).await, ErrorCode::WrongPassword);

    one.post::<Me>("/api/logout", &Value::Null).await.unwrap();
    assert!(one.cookie.is_none());
    assert_eq!(refused(&mut one, "GET", "/api/me/sessions", Value::Null).await, ErrorCode::SignIn);
}

#[tokio::test]
async fn api_tokens_open_the_door_for_programs() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let token: TokenInfo = ada.post("/api/me/tokens", &json!({ "label": "my bot" })).await.unwrap();
    let mut bot = Client { token: token.token.clone(), ..Client::new(room.address) };
    assert_eq!(bot.get::<Me>("/api/me").await.unwrap().person.unwrap().name, "Ada");

    let listed: Vec<TokenInfo> = ada.get("/api/me/tokens").await.unwrap();
    assert_eq!(
        (listed.len(), listed[0].label.as_str(), &listed[0].token),
        (1, "my bot", &None),
        "shown only once"
    );
    let outcome = bot_client::play(bot.clone(), "reworld").await.expect("the example bot plays a game");
    assert_eq!(outcome.result.seats.len(), 2);
    let mine: Vec<TableInfo> = ada.get("/api/tables?list=finished").await.unwrap();
    assert_eq!(mine[0].your_seat, Some(0), "it has played for its owner");
    // Whoever finds a token cannot take the account over.
    for (method, path) in [
        ("POST", "/api/me/tokens"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me/password"),
        ("DELETE", "/api/me/sessions/x"),
    ] {
        let form = json!({ "label": "more", "old": "first password", "new": "second password" });
        let form = match path {
            "/api/me/tokens" => json!({ "label": form["label"] }),
            _ => json!({ "old": form["old"], "new": form["new"] }),
        };
        assert_eq!(refused(&mut bot, method, path, form).await, ErrorCode::Forbidden, "{method} {path}");
    }
    let other = room.guest("Eve").await;
    let path = format!("/api/me/tokens/{}", token.id);
    assert_eq!(refused(&mut { other }, "DELETE", &path, Value::Null).await, ErrorCode::NotFound);
    ada.request("DELETE", &path, None).await.unwrap();
    assert_eq!(refused(&mut bot, "GET", "/api/me", Value::Null).await, ErrorCode::SignIn);
}

#[tokio::test]
async fn sockets_close_when_their_session_or_token_ends() {
    let room = Room::new().await;
    let mut ada = Client::new(room.address);
    let form = json!({ "name": "Ada", "password": "first password" });
    ada.post::<Me>("/api/register", &form).await.unwrap();
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let token: TokenInfo = ada.post("/api/me/tokens", &json!({ "label": "my bot" })).await.unwrap();
    let bot = Client { token: token.token, ..Client::new(room.address) };
    let mut phone = Client::new(room.address);
    phone.post::<Me>("/api/login", &form).await.unwrap();

    let mut own = Eyes::open(&ada, &info.id).await;
    let mut by_token = Eyes::open(&bot, &info.id).await;
    let mut by_phone = Eyes::open(&phone, &info.id).await;
    ada.request("DELETE", &format!("/api/me/tokens/{}", token.id), None).await.unwrap();
    while by_token.try_look().await.is_some() {}
    let change = json!({ "old": "first password", "new": "second password" });
    ada.post::<Value>("/api/me/password", &change).await.unwrap();
    while by_phone.try_look().await.is_some() {}
    // The own session has another secret now: its socket comes back with it.
    while own.try_look().await.is_some() {}
    let mut own = Eyes::open(&ada, &info.id).await;
    own.catch_up().await;
    assert_eq!(ada.request("DELETE", "/api/me", None).await.unwrap().status, 204);
    while own.try_look().await.is_some() {}
}

#[tokio::test]
async fn people_rename_and_delete_themselves() {
    let room = Room::new().await;
    let mut ada = Client::new(room.address);
    ada.post::<Me>("/api/register", &json!({ "name": "Ada", "password": "first password" })).await.unwrap();
    let response = ada.request("PATCH", "/api/me", Some(r#"{"name":"Ada L."}"#)).await.unwrap();
    assert_eq!(response.read::<Me>().unwrap().person.unwrap().name, "Ada L.");
    let mut again = Client::new(room.address);
    again
        .post::<Me>("/api/login", &json!({ "name": "ADA", "password": "first password" }))
        .await
        .expect("what an account signs in with stays");

    for bad in ["", "   ", "\u{202e}evil", "x".repeat(33).as_str()] {
        assert_eq!(refused(&mut ada, "PATCH", "/api/me", json!({ "name": bad })).await, ErrorCode::BadName);
    }
    assert_eq!(ada.request("DELETE", "/api/me", None).await.unwrap().status, 204);
    assert!(again.get::<Me>("/api/me").await.unwrap().person.is_none(), "all sessions are gone");
    let login = json!({ "name": "Ada", "password": "first password" });
    assert_eq!(refused(&mut again, "POST", "/api/login", login.clone()).await, ErrorCode::WrongPassword);
    // Nobody is to be taken for the one who is gone.
    for name in ["Ada L.", "АDA L"] {
        let form = json!({ "name": name, "password": "first password" });
        assert_eq!(refused(&mut again, "POST", "/api/register", form).await, ErrorCode::NameTaken, "{name}");
    }
}

#[tokio::test]
async fn passwords_and_cookies_are_kept_safe() {
    let room = Room::new().await;
    let mut ada = Client::new(room.address);
    assert_eq!(
        refused(&mut ada, "POST", "/api/register", json!({ "name": "Ada", "password": "short" })).await,
        ErrorCode::BadPassword
    );
    let form = json!({ "name": "Ada", "password": "first password" }).to_string();
    let response = ada.request("POST", "/api/register", Some(&form)).await.unwrap();
    let head = response.head.to_lowercase();
    let cookie = head.lines().find(|l| l.starts_with("set-cookie: ")).unwrap();
    assert!(cookie.contains("httponly") && cookie.contains("samesite=lax"), "{cookie}");
    for header in [
        "content-security-policy: default-src 'self'",
        "x-content-type-options: nosniff",
        "cache-control: no-store",
    ] {
        assert!(head.contains(header), "{header} is missing in {head}");
    }
    // Neither the password nor the secret of the session is in the file.
    let secret = ada.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    for name in ["test.db", "test.db-wal"] {
        let file = std::fs::read(room.folder.join(name)).unwrap_or_default();
        for text in ["first password", secret.as_str()] {
            assert!(!file.windows(text.len()).any(|w| w == text.as_bytes()), "{text} is in {name}");
        }
    }
}

#[tokio::test]
async fn a_server_can_refuse_accounts_other_sites_and_too_many_sign_ins() {
    let folder = folder();
    let settings = ServeArgs { closed_registration: true, sign_ins_per_minute: 3, ..settings(&folder) };
    let room = Room::with(settings, folder).await;
    let mut ada = room.guest("Ada").await;
    let form = json!({ "name": "Ada", "password": "first password" });
    assert_eq!(refused(&mut ada, "POST", "/api/register", form.clone()).await, ErrorCode::RegistrationClosed);
    assert!(!ada.get::<Me>("/api/me").await.unwrap().registration);
    for _ in 0..2 {
        refused(&mut ada, "POST", "/api/login", form.clone()).await;
    }
    assert_eq!(refused(&mut ada, "POST", "/api/login", form).await, ErrorCode::TooMany);

    let mut evil = ada.clone();
    let cookie = evil.cookie.take().unwrap();
    // The client puts the cookie into a header line, and so this line too.
    evil.cookie = Some(format!("{cookie}\r\norigin: http://elsewhere.example"));
    assert_eq!(
        refused(&mut evil, "POST", "/api/me/tokens", json!({ "label": "x" })).await,
        ErrorCode::Forbidden
    );
}

#[tokio::test]
async fn the_server_describes_itself() {
    let room = Room::new().await;
    let mut nobody = Client::new(room.address);
    assert_eq!(nobody.request("GET", "/healthz", None).await.unwrap().body, "ok\n");
    assert!(nobody.request("GET", "/metrics", None).await.unwrap().body.contains("orrery_uptime_seconds"));
    let api: Value = nobody.get("/api/openapi.json").await.unwrap();
    for path in ["/api/guest", "/api/tables/{id}/join", "/api/replays/{id}/at/{step}"] {
        assert!(api["paths"][path].is_object(), "{path}");
    }
    assert!(
        nobody
            .request("GET", "/api/docs", None)
            .await
            .unwrap()
            .body
            .contains("POST /api/tables/{id}/rematch")
    );
    let docs = nobody.request("GET", "/api/docs", None).await.unwrap().body;
    assert!(docs.contains("<h3 id=\"TableInfo\">") && docs.contains("<td>commitment</td>"), "the types");
    assert!(!docs.contains("http://") && !docs.contains("https://"), "nothing from elsewhere");
    assert_eq!(refused(&mut nobody, "GET", "/api/nothing", Value::Null).await, ErrorCode::NotFound);
    assert_eq!(refused(&mut nobody, "PUT", "/api/tables", Value::Null).await, ErrorCode::NotFound);
    assert!(
        nobody.request("GET", "/table/abc", None).await.unwrap().body.contains("<title>"),
        "the client's page"
    );
}
